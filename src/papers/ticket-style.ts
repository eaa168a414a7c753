/** Always light: a barcode must not be inverted. */
export const ticketStyle = `
@page{size:A4;margin:11mm 12mm}
:root{color-scheme:light;--ink:#141b3d;--ink-2:#474d68;--ink-3:#656a80;--line:#e7e0d2;--ground:#fbf8f2;--soft:#c9d4f6}
*{box-sizing:border-box;margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font:400 14px/24px Vazirmatn,Tahoma,sans-serif;color:var(--ink);background:var(--ground)}
main{max-inline-size:960px;margin-inline:auto;padding:24px 16px 40px}
.as-of{background:#fde2ad;border-radius:12px;padding:10px 16px;margin-block-end:16px}
small{display:block;font-size:12px;line-height:20px;font-weight:400;color:var(--ink-3)}
h1{font-size:22px;line-height:36px;font-weight:850}
h2{font-size:17px;line-height:30px;font-weight:750;margin-block:26px 8px}
.brand{display:flex;align-items:center;gap:8px;font-size:24px;line-height:40px;font-weight:850;color:var(--band)}
.brand svg{inline-size:34px;block-size:34px}
.bird{fill:currentColor}
.throat{fill:var(--accent)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px}
.title{padding-inline-start:24px;border-inline-start:1px solid var(--line)}
.title p{font-size:12px;line-height:18px;color:var(--ink-3);text-align:end}
header dl{display:flex;gap:24px;margin-inline-start:auto}
header dd{font-weight:650}
dt{font-size:12px;line-height:20px;color:var(--ink-3)}
.pdf{color:#fff;background:#2344a6;border-radius:12px;padding:8px 18px;font-weight:650;text-decoration:none}
.pdf:focus-visible{outline:3px solid #0b8286;outline-offset:2px}
.ticket{display:flex;margin-block-start:22px;border:1px solid var(--line);border-radius:26px;overflow:hidden;background:#fff;break-inside:avoid;position:relative}
.main{flex:1;min-inline-size:0}
.band{position:relative;margin-inline-end:-12px;background:var(--band);color:#fff;padding:20px 28px 22px;padding-inline-end:40px;overflow:hidden}
.lattice{position:absolute;inset:0;inline-size:100%;block-size:100%;opacity:.1}
.lattice path{fill:none;stroke:#fff}
.carrier,.route{position:relative}
.carrier{display:flex;align-items:center;gap:12px}
.carrier .brand{margin-inline-start:auto;color:#fff;font-size:18px;line-height:28px}
.carrier .brand svg{inline-size:26px;block-size:26px}
.carrier span{display:block;font-size:12.5px;line-height:20px;color:var(--soft)}
.airline{inline-size:44px;block-size:44px;border-radius:13px}
.airline text{font:800 13px Vazirmatn,sans-serif;fill:#fff}
.route{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:20px;align-items:start;margin-block-start:16px}
.stop>span{display:block;color:#d7e0fa}
.stop b{display:block;font-size:52px;line-height:62px;font-weight:850;letter-spacing:.03em}
.stop time{display:block;font-size:22px;line-height:34px;font-weight:700}
.stop time small{display:inline;color:#fde2ad}
.stop .airport{font-size:12px;line-height:20px;color:var(--soft)}
.stop:last-child{text-align:end}
.way{align-self:center;text-align:center;font-size:12px;line-height:20px;color:var(--soft)}
.way svg{display:block;inline-size:100%;max-inline-size:230px;margin:0 auto 6px;color:#fff}
.arc,.way circle{fill:none;stroke:#9db4f0;stroke-width:1.7}
.arc{stroke-dasharray:2 7;stroke-linecap:round}
.cells{display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;gap:8px 14px;padding:16px 28px 18px}
.cells dd{font-weight:700;font-size:15.5px;line-height:28px}
.tear{position:relative;flex:none;inline-size:12px;align-self:stretch;background:linear-gradient(to right,var(--band) 50%,transparent 50%)}
.tear path{fill:var(--ground)}
.stub{flex:none;inline-size:220px;background:var(--band);color:#fff;padding:22px 16px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:6px;text-align:center;font-size:12.5px}
.stub p{color:var(--soft)}
.stub .pnr{color:#fff;font-size:34px;line-height:46px;font-weight:850;letter-spacing:.1em}
.code{display:inline-block;background:#fff;line-height:0}
.code svg{inline-size:100%;block-size:100%}
.qrcode{inline-size:150px;block-size:150px;padding:12px;border-radius:12px;margin-block:6px}
.azteccode{inline-size:72px;block-size:72px;padding:4px}
table{border-collapse:collapse;inline-size:100%;text-align:start}
thead th{font-size:12px;line-height:20px;font-weight:500;color:var(--ink-3);text-align:start;padding:0 8px 6px}
tbody th,tbody td{text-align:start;padding:8px;border-block-start:1px solid var(--line);font-weight:400}
tbody th{font-weight:700}
tbody tr{break-inside:avoid}
th:first-child,td:first-child{padding-inline-start:0}
.english ul{list-style:none;margin:0;padding:0;font-size:13px;line-height:22px}.english li{padding-block:6px;border-block-start:1px solid var(--line);text-align:left}
.people th:last-child,.people td:last-child{text-align:end;padding-inline-end:0}
.number{font-weight:650;white-space:nowrap}
.people td p small{font-weight:400}
.references .code{margin-inline-start:6px}
.before{margin-block:22px -12px;font-size:15px;line-height:26px}
.pair{display:grid;grid-template-columns:1fr 1.3fr;gap:0 40px;align-items:start}
.price dl div{display:flex;justify-content:space-between;gap:12px;padding-block:8px;border-block-start:1px solid var(--line)}
.price dt{font-size:14px;line-height:24px;color:var(--ink-2)}
.price dd{text-align:end;font-weight:600}
.price .total dt,.price .total dd{font-weight:800;color:var(--ink);font-size:16px;line-height:28px}
.ladder th,.ladder td{font-weight:500;font-size:13px;line-height:22px}
.ladder td{white-space:nowrap}
.bar{display:block;inline-size:100%;block-size:4px;border-radius:2px;margin-block-start:4px}
.bar .all{fill:#f4efe4}
.bar .kept{fill:#be1e43}
.notes ul{list-style:none;display:grid;gap:4px}
.notes li{display:flex;gap:10px;color:var(--ink-2);font-size:13px;line-height:23px}
.notes svg{flex:none;inline-size:12px;block-size:12px;margin-block-start:6px;fill:var(--accent)}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 24px;margin-block-start:26px;padding-block-start:12px;border-block-start:1px solid var(--line);font-size:12px;line-height:20px;color:var(--ink-3)}
@media screen and (max-width:760px){
header dl{margin-inline-start:0;inline-size:100%;justify-content:space-between}
.ticket{flex-direction:column}
.band{margin:0;padding:18px}
.stop b{font-size:38px;line-height:48px}
.stop .airport{max-inline-size:112px;text-wrap:balance}
.way span{text-wrap:balance}
.way bdi{white-space:nowrap}
.route{gap:10px}
.cells{grid-template-columns:1fr 1fr;justify-content:normal;padding:14px 18px}
.tear{inline-size:100%;block-size:12px;background:linear-gradient(transparent 50%,var(--band) 50%)}
.stub{inline-size:100%}
.pair{grid-template-columns:1fr}
.people,.people tbody,.people tr,.people th,.people td{display:block}
.people thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.people tr{position:relative;padding-block:12px;border-block-start:1px solid var(--line)}
.people tbody th,.people tbody td{border:0;padding:2px 0}
.people td[data-label]::before{content:attr(data-label) ': ';font-size:12px;font-weight:400;color:var(--ink-3)}
.people td small{display:inline;margin-inline-start:8px}
.people td:last-child{position:absolute;inset-block-start:12px;inset-inline-end:0}
}
@media print{
:root{--ground:#fff}
body{font-size:9pt;line-height:14pt;background:none}
small,dt{font-size:8pt;line-height:12pt}
.ticket{margin-block-start:10pt}
.band{padding-block:12pt 14pt}
.route{margin-block-start:8pt}
.stop b{font-size:32pt;line-height:38pt}
.stop time{font-size:15pt;line-height:22pt}
.cells{padding-inline:18pt 12pt}
.cells dd{font-size:10.5pt;line-height:18pt}
tbody th,tbody td,.price dl div{padding-block:3pt}
main{max-inline-size:none;padding:0}
.pdf{display:none}
h2{margin-block:9pt 2pt;font-size:12pt;line-height:20pt;break-after:avoid}
h1{font-size:14pt;line-height:22pt}
.ladder th,.ladder td,.price dt,.price dd{font-size:8.5pt;line-height:13pt}
.price .total dt,.price .total dd{font-size:11pt;line-height:16pt}
.notes ul{gap:1pt}
.stub{inline-size:46mm}
.stub .pnr{font-size:20pt}
.cells{padding-block:10pt}
footer{margin-block-start:10pt;padding-block-start:6pt}
.notes li{line-height:14pt}
.notes svg{margin-block-start:3pt}
.qrcode{inline-size:30mm;block-size:30mm}
.azteccode{inline-size:16mm;block-size:16mm;padding:0}
}`
