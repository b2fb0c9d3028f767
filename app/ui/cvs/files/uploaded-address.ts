/** Where an uploaded file is shown, with the news that it is there. */
export function uploadedAddress(fileId: string): string {
  return `/manage-my-cv?uploaded=${fileId}#files`
}
