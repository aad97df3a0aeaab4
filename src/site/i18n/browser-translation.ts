/** What translators put in the place of a text node. */
const isStandIn = (node: Node | null): node is Element => node?.nodeName === 'FONT'
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE

/** The translation that stands in the place of a text node which React still holds. */
const standIns = new WeakMap<Node, Element>()

/** The node that stands for another within `parent`: itself, its translation, or what a translator has put around it. */
function standInOf(node: Node, parent: Node) {
  let found: Node | null | undefined = parent.contains(node) ? node : standIns.get(node)
  while (found && found.parentNode !== parent) found = found.parentNode
  return found ?? null
}

/** Has React's removals and insertions find what stands for their node. Without, they throw, and the page is lost. */
function patchNodes() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const shown = this.contains(child) ? child : standIns.get(child)
    if (shown?.parentNode && this.contains(shown)) removeChild.call(shown.parentNode, shown)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null) {
    const isFound = next === null || next.parentNode === this
    return insertBefore.call(this, node, isFound ? next : standInOf(next, this)) as Child
  }
}

/**
 * Readers whose language is not among ours have their browser translate the page. Its translator replaces text nodes that React
 * holds. This keeps React working: removals reach the translation, and a text that React changes takes its place again, where the
 * translator finds it. React has no such protection itself: https://github.com/facebook/react/issues/11538
 */
export function surviveTranslation(root: HTMLElement) {
  patchNodes()
  const changes = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target)
  })
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of [...removedNodes].filter(isText)) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn)
        if (!standIn) continue
        standIns.set(text, standIn)
        changes.observe(text, { characterData: true })
      }
    }
  }).observe(root, { childList: true, subtree: true })
}
