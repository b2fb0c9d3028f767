/**
 * What a recorder gave as pieces that fit into one message. A recorder's slices can be of any size: after sleep, tens of megabytes.
 * @param most bytes of a piece.
 */
export function* cut(bytes: ArrayBuffer, most: number): Generator<ArrayBuffer> {
  for (let start = 0; start < bytes.byteLength; start += most) yield bytes.slice(start, start + most)
}
