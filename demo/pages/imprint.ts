import { h2, p, ul } from '../blocks'
import { type DemoPage, toFill } from '../page'
import { imprintIndonesian } from './imprint.id'

export const imprint: DemoPage = {
  slug: 'imprint',
  title: 'Imprint',
  translations: { id: imprintIndonesian },
  body: [
    p('Who publishes Eye of Sumatra, and who is responsible for what it says.'),
    ul(
      `<b>Publisher:</b> ${toFill('name and legal form')}`,
      `<b>Address:</b> ${toFill('street, town, province, country')}`,
      `<b>Represented by:</b> ${toFill('names')}`,
      `<b>Telephone:</b> ${toFill('number')}`,
      `<b>E-mail:</b> ${toFill('address')}`,
      `<b>Registered with:</b> ${toFill('register and number')}`,
      `<b>Tax number:</b> ${toFill('number, if it must be named')}`,
      `<b>Responsible for the contents:</b> ${toFill('name and address')}`,
    ),
    h2('Pictures and texts'),
    p(
      `Texts and pictures belong to their authors, unless a credit says otherwise. To use them elsewhere, ask us: ${toFill('e-mail address')}.`,
    ),
    h2('Advertising'),
    p(
      'Ads are chosen and paid for by the members who submit them. They are labelled as ads, and have no influence on our articles.',
    ),
  ],
}
