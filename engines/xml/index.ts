/*
 * The door of the engine: a stranger's XML, read within limits. See README.md.
 */
/** Bytes → nodes. Throws `BadFile`: too large, too deep, or with a document type. */
export { parseXml, type ChildNode, type Element } from './xml.ts'
// What walks over nodes.
export { elementsIn, findElement, isTag, isText, textIn } from './xml.ts'
