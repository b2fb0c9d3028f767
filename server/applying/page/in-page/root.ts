export type Root = ReturnType<typeof rootTools>

/** Where the page's form may stand: the page itself, or a shadow tree in it that is open and holds all that can be filled in. Runs in the page. */
export function rootTools({ isShown }: { isShown: (element: Element) => boolean }) {
  const fields = 'input:not([type=hidden]),select,textarea'
  const isForm = (within: ParentNode): boolean =>
    [...within.querySelectorAll(fields)].some((one) => isShown(one) && one.closest('header,nav,[role=search]') === null)
  const trees: ShadowRoot[] = []
  const lookIn = (within: ParentNode): void => {
    for (const element of within.querySelectorAll('*')) {
      if (!element.shadowRoot) continue
      trees.push(element.shadowRoot)
      lookIn(element.shadowRoot)
    }
  }
  lookIn(document)
  const about = (tree: ShadowRoot): string => `${tree.host.id} ${tree.host.className} ${tree.textContent ?? ''}`
  const tree = isForm(document)
    ? undefined
    : trees.find(
        (one) => isForm(one) && one.querySelector('button,[type=submit]') && !/cookie|consent/iu.test(about(one)),
      )
  /** The smallest element with all of the tree's fields and buttons. */
  const wholeOf = (one: ShadowRoot): Element | null => {
    const wanted = [...one.querySelectorAll(`${fields},button`)]
    let whole = wanted[0] ?? null
    while (whole && !wanted.every((element) => whole?.contains(element))) whole = whole.parentElement
    return whole
  }
  const whole = tree ? wholeOf(tree) : null
  const root: Document | ShadowRoot = tree && whole ? tree : document
  const body: Element = whole ?? document.body
  const byIds = (ids: string | null): Element[] =>
    (ids ?? '').split(/\s+/u).flatMap((id) => (id && root.getElementById(id)) || [])
  return { root, body, byIds }
}
