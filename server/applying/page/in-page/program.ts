/** Parts of what runs inside of a page. Only their source goes there, so they use nothing but what earlier parts give. */
export type Program<Has extends object> = {
  and: <Gives extends object>(part: (parts: Has) => Gives) => Program<Has & Gives>
  /** An expression whose value is what the last part makes of all. */
  ending: (last: (parts: Has) => unknown) => string
}

/** Begins a program without parts. */
export function aProgram(): Program<object> {
  return withParts([])
}

function withParts<Has extends object>(sources: readonly string[]): Program<Has> {
  return {
    and: (part) => withParts([...sources, `Object.assign(parts, (${part.toString()})(parts))`]),
    ending: (last) => `(() => {\nconst parts = {}\n${sources.join('\n')}\nreturn (${last.toString()})(parts)\n})()`,
  }
}
