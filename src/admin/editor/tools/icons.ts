const icon = (paths: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24" stroke="currentColor" stroke-width="2" stroke-linecap="round">${paths}</svg>`

export const alignmentIcons = {
  left: icon('<path d="M6 7h12M6 12h7M6 17h10"/>'),
  center: icon('<path d="M6 7h12M8.5 12h7M7 17h10"/>'),
  right: icon('<path d="M6 7h12M11 12h7M8 17h10"/>'),
}

export const imageIcon = icon(
  '<rect x="5" y="5" width="14" height="14" rx="3"/><path d="m5.5 16 3.4-3.4a1.6 1.6 0 0 1 2.2 0L15 16.5M13.5 14.5l1-1a1.6 1.6 0 0 1 2.2 0l2 2M14.5 9h.01"/>',
)
export const galleryIcon = icon(
  '<rect x="5" y="5" width="6" height="6" rx="1.5"/><rect x="13" y="5" width="6" height="6" rx="1.5"/><rect x="5" y="13" width="6" height="6" rx="1.5"/><rect x="13" y="13" width="6" height="6" rx="1.5"/>',
)
export const gripIcon = icon('<path d="M9 7h.01M9 12h.01M9 17h.01M15 7h.01M15 12h.01M15 17h.01"/>')
export const videoIcon = icon('<rect x="4" y="6" width="16" height="12" rx="3"/><path d="m10.5 9.5 4 2.5-4 2.5z"/>')
export const linkIcon = icon(
  '<path d="M8.5 11.8 7.6 12.7a2.8 2.8 0 0 0 4 4l1.6-1.6a2.8 2.8 0 0 0 .2-3.8M15.5 12.2l.9-.9a2.8 2.8 0 0 0-4-4l-1.6 1.6a2.8 2.8 0 0 0-.2 3.8"/>',
)
export const borderIcon = icon('<rect x="6" y="6" width="12" height="12" rx="3"/>')
export const stretchIcon = icon('<path d="m17 9 3 3-3 3M14 12h6M7 9l-3 3 3 3M4 12h6"/>')
export const backgroundIcon = icon(
  '<rect x="5" y="5" width="14" height="14" rx="3"/><path d="M5 14 14 5M7 19 19 7M13 19l6-6"/>',
)
export const rowIcon = icon('<rect x="5" y="6" width="14" height="5" rx="1"/><path d="M12 15v4M10 17h4"/>')
export const columnIcon = icon('<rect x="6" y="5" width="5" height="14" rx="1"/><path d="M17 10v4M15 12h4"/>')
export const headingColumnIcon = icon('<rect x="5" y="5" width="14" height="14" rx="4"/><path d="M10 5v14"/>')
export const moveIcons = {
  up: icon('<path d="M12 18V6M8 10l4-4 4 4"/>'),
  down: icon('<path d="M12 6v12M8 14l4 4 4-4"/>'),
  left: icon('<path d="M18 12H6M10 8l-4 4 4 4"/>'),
  right: icon('<path d="M6 12h12M14 8l4 4-4 4"/>'),
}
export const convertIcon = icon('<path d="M7 10h9l-2.5-3M17 14H8l2.5 3"/>')
export const upIcon = icon('<path d="m7 14 5-5 5 5"/>')
export const downIcon = icon('<path d="m7 10 5 5 5-5"/>')
export const noteIcon = icon('<path d="M6 6h12v9h-6l-3.5 3v-3H6z"/>')
export const removeIcon = icon('<path d="m8 8 8 8M16 8l-8 8"/>')
export const codeIcon = icon('<path d="m9 8-4 4 4 4M15 8l4 4-4 4"/>')
export const calloutIcon = icon('<rect x="5" y="5" width="14" height="14" rx="3"/><path d="M12 9v4M12 16h.01"/>')
export const detailsIcon = icon('<path d="m6 8 3 2.5L6 13M12 10.5h6M12 15.5h6"/>')
export const buttonIcon = icon('<rect x="4" y="8" width="16" height="8" rx="4"/><path d="M9 12h6"/>')
export const pullquoteIcon = icon('<path d="M5 6h14M5 18h14M9 10v4M7 10h2M15 10v4M13 10h2"/>')
export const compareIcon = icon('<rect x="4" y="6" width="16" height="12" rx="2"/><path d="M12 4v16M9 12H7M17 12h-2"/>')
export const audioIcon = icon('<path d="M6 10v4h3l4 3V7l-4 3zM16 10a3 3 0 0 1 0 4"/>')
export const fileIcon = icon('<path d="M7 4h7l4 4v12H7zM14 4v4h4M12 11v5M10 14l2 2 2-2"/>')
export const footnoteIcon = icon('<path d="M5 17 9 8l4 9M6.5 14h5M17 7l1.5-1v5"/>')
