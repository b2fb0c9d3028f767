/**
 * Those that lead back to themselves, each group with all that are in it (Tarjan's strongly connected components).
 * @param {Iterable<{ from: string, to: string }>} arrows
 * @returns {string[][]}
 */
export function circlesOf(arrows) {
  const next = new Map()
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to))
  const [order, lowest, path, onPath, circles] = [new Map(), new Map(), [], new Set(), []]

  function visit(one) {
    order.set(one, order.size)
    lowest.set(one, order.get(one))
    path.push(one)
    onPath.add(one)
    for (const other of next.get(one) ?? []) {
      if (!order.has(other)) visit(other)
      if (onPath.has(other)) lowest.set(one, Math.min(lowest.get(one), lowest.get(other)))
    }
    if (lowest.get(one) !== order.get(one)) return
    const members = path.splice(path.indexOf(one))
    for (const member of members) onPath.delete(member)
    if (members.length > 1 || next.get(one)?.has(one)) circles.push(members.sort())
  }

  for (const one of next.keys()) if (!order.has(one)) visit(one)
  return circles
}
