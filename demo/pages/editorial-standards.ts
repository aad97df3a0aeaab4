import { h2, p, ul } from '../blocks'
import { type DemoPage, toFill } from '../page'

export const editorialStandards: DemoPage = {
  slug: 'editorial-standards',
  title: 'Editorial standards',
  body: [
    p(
      `How our articles come about, and what you may expect of them. ${toFill('Check each sentence: publish only what you keep to')}`,
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
      'Ads are reviewed by our team, shown as what they are, and never written by the editors.',
      'Those whom we write about neither pay for it nor approve the text.',
      `If an author was invited, or has an interest in the matter, the article says so. ${toFill('describe how you travel: who pays for it')}`,
    ),
    h2('People and places'),
    ul(
      'We ask before we photograph or quote people, and more than once where they live in the place that we describe.',
      'We do not give the way to places that more visitors would harm.',
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
