export type DemoNewsletter = {
  subject: string
  /** HTML. */
  content: string
}

export const newsletters: DemoNewsletter[] = [
  {
    subject: 'A fault, a wall and a good pair of shoes',
    content: [
      '<p>Dear reader,</p>',
      '<p>This month we stayed close to the ground. In Bukittinggi we looked over the railing of Sianok Canyon and asked why its walls keep falling; in the Harau Valley we put a hand on a cliff that everyone calls granite, and felt pebbles.</p>',
      '<h2>New in the magazine</h2>',
      '<ul>',
      '<li>The line under the island: a long walk along the fault</li>',
      '<li>How to read a wall, at Harau</li>',
      '<li>Krakatau’s child, and why to see it from a distance</li>',
      '</ul>',
      '<p>All of them are waiting for you on <a href="/articles">our articles page</a>. If one of them sends you out walking, tell us what we missed: the best corrections come from people with muddy shoes.</p>',
      '<p>Until next month, the editors of Eye of Sumatra</p>',
    ].join('\n'),
  },
  {
    subject: 'Two invitations',
    content: [
      '<p>Dear reader,</p>',
      '<p>A magazine can describe a forest edge, or it can spend a weekend on one. In the coming months we would like to do both, and we would like you to be there.</p>',
      '<h2>Put these in your diary</h2>',
      '<ul>',
      '<li>A replanting weekend above Lake Toba, organised by Eye of Sumatra. Forty places; members choose first.</li>',
      '<li>Our five-day course for young guides, for readers aged 16 to 22. Free of charge.</li>',
      '</ul>',
      '<h2>While you wait</h2>',
      '<p>Our report from the border of Way Kambas explains what a herd of elephants leaves behind, and who stays up all night because of it. You will find it, with everything else, under <a href="/articles">Articles</a>.</p>',
      '<p>With warm regards, the editors of Eye of Sumatra</p>',
    ].join('\n'),
  },
]
