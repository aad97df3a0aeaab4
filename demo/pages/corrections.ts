import { h2, p, ul } from '../blocks'
import { type DemoPage, toFill } from '../page'
import { correctionsIndonesian } from './corrections.id'

export const corrections: DemoPage = {
  slug: 'corrections',
  title: 'Corrections',
  translations: { id: correctionsIndonesian },
  body: [
    p(
      `Have you found a mistake? Write to ${toFill('e-mail address for corrections')}, with the address of the article and, if you can, a source. We reply within ${toFill('number')} working days.`,
    ),
    h2('How we correct'),
    ul(
      'A wrong fact is corrected in the article, which then shows the day of the revision as well as that of its publication.',
      'If the mistake mattered, we say at the end of the article what was wrong, and list it below.',
      'Typing errors are corrected without a note.',
      'We do not delete articles because they have become inconvenient. We make exceptions only for legal or safety reasons.',
    ),
    h2('Recent corrections'),
    p(toFill('none yet: list them here, the newest first, each with its day and a link')),
  ],
}
