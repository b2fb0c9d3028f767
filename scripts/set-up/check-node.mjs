// Imports nothing, so that a Node too old for the rest still gets as far as this sentence.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Rolecall needs Node 20 or later to start, and this is Node ${process.versions.node}.`)
  process.exit(1)
}
