import { h2, p, ul } from '../blocks'
import { type DemoPage, toFill } from '../page'
import { editorialStandardsIndonesian } from './editorial-standards.id'

export const editorialStandards: DemoPage = {
  slug: 'editorial-standards',
  title: 'Editorial standards',
  translations: { id: editorialStandardsIndonesian },
  body: [
    p(
      `How our articles are made, and what you can expect of them. ${toFill('Check each sentence: publish only what you keep to')}`,
    ),
    h2('Facts'),
    ul(
      'We name sources for heights, dates, numbers and findings, and link to them where they can be read.',
      'Where sources disagree, we say so instead of choosing the rounder number.',
      'At least one editor who did not write the article reads it before it is published.',
      'Facts about access, prices and safety carry the day on which we checked them. After 90 days the page says that the check is overdue.',
    ),
    h2('Independence'),
    ul(
      'Ads are reviewed by our team, labelled as ads, and never written by the editors.',
      'The people we write about neither pay for an article nor approve it.',
      `If an author was invited, or has an interest in the subject, the article says so. ${toFill('describe how you travel: who pays for it')}`,
    ),
    h2('People and places'),
    ul(
      'We ask people before we photograph or quote them, and ask again if they live in the place we describe.',
      'We do not give directions to places that more visitors would harm.',
      'We do not encourage anyone to ignore a closure or a warning.',
    ),
    h2('Machines'),
    p(
      `Our editors may have a text translated by machine as a first draft, and correct it before it is published. Texts that we have not translated can be translated in your browser by Google Translate, which we do not check. ${toFill('say whether and how you use other programs that write or draw')}`,
    ),
    h2('Mistakes'),
    p('We correct them visibly: see <a href="/pages/corrections">Corrections</a>.'),
  ],
}
