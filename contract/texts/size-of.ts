/** As people say it: '38 KB', '2.4 MB'. */
export function sizeOf(bytes: number): string {
  const kib = bytes / 1024
  return kib < 1000 ? `${Math.max(1, Math.round(kib))} KB` : `${(kib / 1024).toFixed(1)} MB`
}
