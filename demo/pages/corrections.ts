import { h2, p, ul } from '../blocks'
import { type DemoPage, toFill } from '../page'

export const corrections: DemoPage = {
  slug: 'corrections',
  title: 'Corrections',
  body: [
    p(
      `You have found a mistake? Write to ${toFill('e-mail address for corrections')}, with the address of the article and, if you can, a source. We answer within ${toFill('number')} working days.`,
    ),
    h2('How we correct'),
    ul(
      'A wrong fact is corrected in the article, which then shows the day of the revision beside that of its publication.',
      'If the mistake mattered, we say at the end of the article what was wrong, and list it below.',
      'Slips of the pen are mended without a note.',
      'We do not delete articles because they have become inconvenient. Reasons of law or of safety are exceptions.',
    ),
    h2('Recent corrections'),
    p(toFill('none yet: list them here, the newest first, each with its day and a link')),
  ],
}
