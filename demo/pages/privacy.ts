import { h2, p, table, ul } from '../blocks'
import { type DemoPage, toFill } from '../page'
import { privacyIndonesian } from './privacy.id'

/** What the program stores, as docs/privacy.md and the code have it. Change it with them. */
export const privacy: DemoPage = {
  slug: 'privacy',
  title: 'Privacy',
  translations: { id: privacyIndonesian },
  body: [
    p(
      `This page says what we store about you, why, and for how long. The controller is ${toFill('name and address of the publisher')}; questions and requests go to ${toFill('e-mail address for questions about data')}. The server is in ${toFill('country, and name of the hosting company')}.`,
    ),
    h2('If you only read'),
    p(
      'You need no account to read. We set no cookie for advertising, build no profiles, and use nobody else’s analytics.',
    ),
    ul(
      'We count how often an article is opened, read to its end, kept or shared, what is searched for, how often an ad is seen, and how often its link is followed: in all and per day, not per person. To count each reader once, the server keeps your network address together with the number of that article or ad, or with the words of that search, for 30 minutes.',
      'For the same reason your browser keeps the numbers of the articles and ads that were counted, in its session storage under <code>viewedArticles</code>, <code>readArticles</code>, <code>keptArticles</code>, <code>sharedArticles</code>, <code>viewedAds</code> and <code>clickedAds</code>, and the searches under <code>countedSearches</code>. It forgets them when you close the tab.',
      'If you choose a language, a cookie named <code>googtrans</code> keeps it for a year. It contains nothing but the language.',
      'So that you can continue where you stopped, your browser keeps which articles you have begun and how far you have read them, in its local storage under <code>begun</code>, until you come to their end; which ones you have read, under <code>readToEnd</code>; and when you were here, under <code>seen</code> and <code>since</code>. How far you have loaded a list, it keeps in its session storage under <code>loadedLists</code> until you close the tab. We never see any of it.',
      'If you choose light or dark colours, your browser keeps the choice in its local storage under <code>theme</code>.',
      'If you choose the full or the lite edition, a cookie named <code>edition</code> keeps the choice for a year.',
      'If you close the offer to read in another language, your browser remembers that in its local storage under <code>language-offer-declined</code>. If a translation fails, it remembers that under <code>translation-failed</code> until you close the tab.',
      'The trip you plan is in your browser’s local storage under <code>trip</code> until you empty it. If you have an account, we store the trip and the list of what you have saved (under <code>saved</code> in your browser) with it, so that they are on all your devices.',
      'Your browser keeps copies of what you have opened for 30 days, and of articles, places and the trip you have saved until you remove them, so that you can read offline. They stay on your device, and are deleted when you clear this website’s data.',
    ),
    h2('What comes from other companies'),
    p(
      'Our fonts, pictures and programs come from our own server. Three things may come from elsewhere, and in each case that company learns your network address:',
    ),
    ul(
      'If you choose a language into which we have not translated a text, Google Translate’s program is loaded to translate it, and receives the text of the page.',
      'Videos from YouTube and Vimeo come from there, and these companies may set their own cookies.',
      'A picture in an ad or an article may be stored on another website.',
    ),
    h2('If you have an account'),
    p(
      'We store your name, your e-mail address, your role, the language in which we write to you and, if you give them, telephone number, company, website, a few sentences about yourself and a picture. We keep your password only as an Argon2id hash, from which it cannot be read. Your company and your ads can be seen by our staff, and ads that we publish by everyone.',
    ),
    ul(
      'While you are signed in, your browser keeps a token in its local storage under <code>token</code>. We store its hash, the kind of browser and system, a shortened network address, and when it was last used. You can see and end your sessions in your profile; one that is not used for 30 days ends automatically.',
      'So that strangers cannot lock you out, we remember the networks from which you have signed in for 180 days.',
      'Attempts to sign in, to register or to send us a form are counted by network address and e-mail address, until the limit is lifted: usually for minutes or hours, at most for about a day.',
      'What you do in the dashboard is kept in a log for a year, without your name and with your network address for 90 days. We need it to notice misuse. If you work for the magazine, the log has your name for these 90 days as well, even if your account is deleted.',
      'While you write in the dashboard, your browser keeps what you have not saved for up to 30 days, in its local storage.',
    ),
    h2('The newsletter'),
    p(
      'We send it only to people who have asked for it and have confirmed their address with the link in an email. Without an account, we store your address, the language of the page, and when you subscribed and confirmed. An address that is not confirmed within seven days is deleted. Every email has an unsubscribe link; a year after that, we delete the address. We do not record whether you open an email or follow its links.',
    ),
    p(
      `Who got which newsletter is kept for a year, then name and address are removed. If an email cannot be delivered, we keep the address and the reason for up to two years, so that we do not write to it again and again. Our emails are sent by ${toFill('name of the mail service')}.`,
    ),
    h2('How long we keep it'),
    table(
      ['Data', 'Kept'],
      ['Account, articles, ads, uploaded files', 'until they are deleted'],
      ['Deleted articles, ads and files', '30 days in the trash'],
      ['Uploaded files that nothing uses', '30 days'],
      ['Log of what is done in the dashboard', '365 days; network addresses in it 90 days'],
      ['Names in the list of recent activity', '365 days'],
      ['Server log: time, address of the page, network address, kind of browser', toFill('days, for example 14')],
      ['Backups of everything above', toFill('days')],
    ),
    p(
      'The server log records changes and errors; pages that are only read are not in it, unless we are looking for a fault. What you delete is gone from the website at once, and from the backups when these are deleted.',
    ),
    h2('What you can do'),
    ul(
      'Download everything that is stored about you, in your profile.',
      'Correct it there, or delete your account, which removes your data at once; if you work for the magazine, an administrator does that. Articles that we have published keep their author’s name, and ads stay without yours.',
      'If you have no account, write to us: we send you what we have stored about your address, or delete it.',
      `Complain to the data protection authority: ${toFill('name and address of the authority')}.`,
    ),
    p(
      `The legal bases are ${toFill('for example: your consent for the newsletter, our contract with you for the account, our legitimate interest in safe operation for the logs')}.`,
    ),
    p(`Last changed: ${toFill('date')}`),
  ],
}
