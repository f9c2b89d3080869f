/** The style of the record page; the colors and sizes are those of the site's tokens. */
export const RECORD_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text-m)/1.5 var(--sans);font-variant-numeric:tabular-nums}
main{max-width:64rem;margin:0 auto;padding:var(--space-4)}
h1{font:600 var(--text-xxl)/1.15 var(--serif);margin:var(--space-2) 0}
h2{font:600 var(--text-xl)/1.2 var(--serif);margin:var(--space-6) 0 var(--space-2)}
p{margin:var(--space-2) 0}
a{color:var(--accent)}
.brand a{font:600 var(--text-l) var(--serif);text-decoration:none}
.muted,small,caption,figcaption{color:var(--ink-soft)}
small{display:block;font-weight:400;font-size:var(--text-xs)}
.note{background:var(--warn-soft);color:var(--ink);border-inline-start:3px solid var(--warn);padding:var(--space-2) var(--space-3)}
.sentence{font:var(--text-l)/1.45 var(--serif);max-width:46rem}
.choices{display:flex;flex-wrap:wrap;gap:var(--space-1) var(--space-3);margin:var(--space-1) 0}
.choices span{color:var(--ink-soft)}
.choices a,.choices strong{min-block-size:24px}
table{border-collapse:collapse;width:100%;background:var(--raised)}
caption{text-align:start;padding:var(--space-2) 0;font-size:var(--text-s)}
th,td{text-align:start;vertical-align:top;padding:var(--space-2) var(--space-3);border-block-end:1px solid var(--rule)}
thead th{font-size:var(--text-s);color:var(--ink-soft);font-weight:600}
.picture td span{display:block;font-size:var(--text-s)}
.picture th[scope=row]{width:11rem}
.picture td{width:40%}
svg{display:block;width:100%;max-width:22rem;height:auto;overflow:visible}
.zero,.axis{stroke:var(--rule-strong);stroke-width:1.5}
.zero{stroke-dasharray:4 3}
.reach{stroke:var(--accent);stroke-width:3;opacity:.55}
.dot{fill:var(--accent)}
svg text{fill:var(--ink-soft);font-size:12px}
.calibration{margin:0;display:flex;flex-wrap:wrap;gap:var(--space-4);align-items:center}
.calibration figcaption{flex:1 1 16rem}
.scroll{overflow-x:auto}
.card td{white-space:nowrap}
.card td:nth-child(4),.card td:nth-child(6){white-space:normal;min-width:8rem}
.card td:nth-child(7){white-space:normal}
.missed li{margin-block-end:var(--space-2)}
pre{overflow-x:auto;padding:var(--space-3);background:var(--raised);font-size:var(--text-s);line-height:1.5}
code{overflow-wrap:anywhere}
pre code,td code{overflow-wrap:normal}
td code{white-space:nowrap}
details{margin-block-end:var(--space-3)}
summary{min-height:var(--target);align-content:center;cursor:pointer}
textarea{display:block;box-sizing:border-box;inline-size:100%;margin-block-start:var(--space-2);padding:var(--space-2);font:inherit;font-size:var(--text-s);color:inherit;background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius)}
#check-findings li{overflow-wrap:anywhere}
button{font:inherit;min-height:var(--target);padding:0 var(--space-4);border:0;border-radius:var(--radius);background:var(--accent);color:var(--accent-ink);cursor:pointer}
button:disabled{opacity:.6}
footer{margin-block-start:var(--space-6);border-block-start:1px solid var(--rule);font-size:var(--text-s);color:var(--ink-soft)}
@media (max-width:42rem){
.picture thead,.card thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.picture tr{display:block;border-block-end:1px solid var(--rule);padding-block:var(--space-2)}
.picture th[scope=row],.picture td{display:block;width:auto;border:0;padding:var(--space-1) var(--space-2)}
.picture caption{display:block}
.card tr{display:grid;grid-template-columns:2rem minmax(0,1fr) fit-content(45%);gap:0 var(--space-2);border-block-end:1px solid var(--rule);padding:var(--space-2)}
.card th[scope=row],.card td,.card td:nth-child(n){display:block;border:0;padding:0;min-width:0;white-space:normal}
.card td:nth-child(n){grid-column:2/-1}
.card td:is(:nth-child(2),:nth-child(5),:nth-child(6),:nth-child(8))::before{content:attr(data-head)' ';color:var(--ink-soft)}
.card th[scope=row]{grid-row:1}
.card td:nth-child(3){grid-area:1/2}
.card td:nth-child(4){grid-area:2/2}
.card td:nth-child(5){grid-row:3}
.card td:nth-child(6){grid-row:4}
.card td:nth-child(2){grid-row:5}
.card td:nth-child(7){grid-area:1/3;text-align:end}
.card td:nth-child(8){grid-area:2/3;text-align:end}
}
`;
