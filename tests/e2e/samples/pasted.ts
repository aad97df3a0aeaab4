/** Clipboard HTML of several programs, including their styles, comments and empty paragraphs. */
export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=EN-GB><!--StartFragment-->
<h2 style='margin-top:2.0pt'><span lang=EN-GB style='font-size:13.0pt'>The caldera<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=EN-GB>Toba is <b style='mso-bidi-font-weight:normal'>deep</b> and <i>old</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Lake</p></td><td><p class=MsoNormal>Depth</p></td></tr>
<tr><td><p class=MsoNormal>Toba</p></td><td><p class=MsoNormal>505 m</p></td></tr></table>
<!--EndFragment--></body></html>`

export const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h3 dir="ltr">
<span style="font-size:13.999pt;font-weight:400;">What to bring</span></h3><ul style="margin-top:0;">
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;">Water</span></p></li>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">A lamp</span></p></li></ul>
<p dir="ltr"><span style="font-weight:400;">Then go.</span></p></b>`

export const webPage = `<meta charset='utf-8'><h2><span class="mw-headline" id="Geology">Geology</span><span class="mw-editsection">
[<a href="/w/index.php?action=edit">edit</a>]</span></h2><p>It erupted <a href="https://example.org/toba">about 74,000 years ago</a>.
<script>window.pasted = true</script><img src=x onerror="window.pasted = true"></p>
<blockquote><p>The largest of its age.</p></blockquote><ol><li>Ash</li><li>Pumice</li></ol>`
