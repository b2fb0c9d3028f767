/** A label in two: the question, and what stands in brackets, before or behind it. */
type Remark = { core: string; remark: string; sign: string; isBefore: boolean }

/** How a remark behind a comma begins. */
const reason = /^(?:so|as|because|since|this|we|which|for|and|if|where|it)\b/iu

/** The ways to part a label into a question and a remark: in brackets, behind or before it. */
export function remarksIn(label: string): Remark[] {
  const found: Remark[] = []
  const bracket = /\(([^()]{1,300})\)/u.exec(label)
  if (bracket?.[1] !== undefined) {
    const rest = `${label.slice(0, bracket.index)} ${label.slice(bracket.index + bracket[0].length)}`
    found.push({ core: rest.trim(), remark: bracket[1], sign: '(', isBefore: false })
  }
  // 'Mobile number so that we can text you'
  const why = / (?=(?:so|so that|in order that) (?:we|you|our|it) )/iu.exec(label)
  if (why !== null)
    found.push({ core: label.slice(0, why.index), remark: label.slice(why.index + 1), sign: ',', isBefore: false })
  const signs = [...label.matchAll(/(?: [–—-]|[,:;.?!]) /gu)].slice(0, 6)
  for (const sign of signs) {
    const [before, after] = [label.slice(0, sign.index + 1).trim(), label.slice(sign.index + sign[0].length).trim()]
    const mark = sign[0].trim()
    const behind = { core: before, remark: after, sign: mark, isBefore: false }
    if (mark !== ',') found.push(behind, { core: after, remark: before, sign: mark, isBefore: true })
    else if (reason.test(after)) found.push(behind)
  }
  return found
}
