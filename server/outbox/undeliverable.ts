/** A message that no further try will get through: a wrong address, a number that takes no texts, a file that is gone. */
export class Undeliverable extends Error {}
