/** What translators put in the place of a text node. */
const isStandIn = (node: Node | null): node is Element => node?.nodeName === 'FONT'
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE

/** The translation that stands in the place of a text node which React still holds. */
const standIns = new WeakMap<Node, Element>()

/** Has React's removals and insertions use the translation where their text node was. Without, they throw, and the page is lost. */
function patchNodes() {
  const { removeChild, insertBefore } = Node.prototype
  const standInOf = (node: Node, parent: Node) => {
    const standIn = standIns.get(node)
    return standIn?.parentNode === parent ? standIn : null
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this || !isText(child)) return removeChild.call(this, child) as Child
    const standIn = standInOf(child, this)
    if (standIn) removeChild.call(this, standIn)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null) {
    const isReplaced = next !== null && next.parentNode !== this && isText(next)
    return insertBefore.call(this, node, isReplaced ? standInOf(next, this) : next) as Child
  }
}

/**
 * Readers whose language is not among ours have their browser translate the page. Its translator replaces text nodes that React
 * holds. This keeps React working: removals reach the translation, and a text that React changes takes its place again, where the
 * translator finds it. React has no such protection itself: https://github.com/facebook/react/issues/11538
 */
export function surviveTranslation(root: HTMLElement) {
  let isPatched = false
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
        if (!isPatched) patchNodes()
        isPatched = true
      }
    }
  }).observe(root, { childList: true, subtree: true })
}
