import type { DemoPage } from './page'
import { contact } from './pages/contact'
import { corrections } from './pages/corrections'
import { editorialStandards } from './pages/editorial-standards'
import { imprint } from './pages/imprint'
import { privacy } from './pages/privacy'

/** In the order of the footer. */
export const pages: DemoPage[] = [contact, editorialStandards, corrections, privacy, imprint]
