/** Paragraphs long enough that the text gets a list of its headings, in English or another language. */
const paragraphs = (sentence: string) => `<p>${sentence.repeat(Math.ceil(1700 / sentence.length))}</p>`

type Words = { headings: [string, string, string]; sentence: string; caption: string }

const ENGLISH: Words = {
  headings: ['The way up', 'On the rim', 'The way down'],
  sentence: 'Long words stand here. ',
  caption: 'The crater',
}

/** A text with three headings, a film on another site and a film of our own. */
export function longText({ headings: [first, second, third], sentence, caption }: Words = ENGLISH) {
  const words = paragraphs(sentence)
  return (
    `<h2>${first}</h2>${words}<h2>${second}</h2>${words}<h2>${third}</h2>${words}` +
    `<figure class="video"><a class="video-link" href="https://www.youtube.com/watch?v=abcDEF12345">YouTube</a><figcaption>${caption}</figcaption></figure>` +
    '<figure class="video"><video src="/uploads/film.mp4" controls preload="none"></video></figure>'
  )
}

/** What the player of the other site is replaced with. */
export const playerPage = { contentType: 'text/html', body: '<!doctype html><title>Player</title>' }
export const PLAYER_ADDRESS = 'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1'
