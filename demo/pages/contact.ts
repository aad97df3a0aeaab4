import { h2, p, table } from '../blocks'
import { type DemoPage, toFill } from '../page'
import { contactIndonesian } from './contact.id'

export const contact: DemoPage = {
  slug: 'contact',
  title: 'Contact',
  translations: { id: contactIndonesian },
  body: [
    p(`Write to us in English or Indonesian. We read everything and reply within ${toFill('number')} working days.`),
    table(
      ['About', 'Write to'],
      ['Articles, ideas, corrections', toFill('e-mail address of the editors')],
      ['Ads and membership', toFill('e-mail address for partners')],
      ['Your account and your data', toFill('e-mail address for questions about data')],
      ['A security problem with this website', toFill('e-mail address, the same as in security.txt')],
    ),
    h2('By post'),
    p(toFill('name, street, town, province, country')),
    h2('Write for us'),
    p(
      'Do you know a crater, a cave or a village that deserves an article? Send us three sentences: where it is, what there is to see, and how you know it. Please wait for our reply before you write more.',
    ),
  ],
}
