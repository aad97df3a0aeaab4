type Attributes = Record<string, string | undefined>

/** Creates an element. `text` is set as text content, not as HTML. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  { text, ...attributes }: Attributes = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  if (text) element.textContent = text
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value)
  return element
}
