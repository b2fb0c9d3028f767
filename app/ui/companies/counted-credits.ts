/** '1 credit', '1,200 credits'. */
export function countedCredits(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'credit' : 'credits'}`
}
