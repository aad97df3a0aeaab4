/** What is pasted, by the types of the clipboard, and the words that come with it. `ORIGIN` stands for the address of the page. */
export const PAYLOADS = {
  line: { types: { 'text/plain': 'papa quebec' }, words: ['papa', 'quebec'] },
  list: {
    types: {
      'text/html': '<ul><li>papa</li><li>quebec<ul><li>romeo</li></ul></li></ul>',
      'text/plain': '• papa\n• quebec\n  • romeo',
    },
    words: ['papa', 'quebec', 'romeo'],
  },
  table: {
    types: {
      'text/html': '<table><tr><td>papa</td><td>quebec</td></tr><tr><td>romeo</td><td>sierra</td></tr></table>',
      'text/plain': 'papa\tquebec\nromeo\tsierra',
    },
    words: ['papa', 'quebec', 'romeo', 'sierra'],
  },
  picture: {
    types: { 'text/html': '<img src="ORIGIN/toba.png" alt="papa">' },
    words: ['papa'],
  },
} satisfies Record<string, { types: Record<string, string>; words: string[] }>

export const payloadNames = Object.keys(PAYLOADS) as (keyof typeof PAYLOADS)[]
