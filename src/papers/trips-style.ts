export const tripsStyle = `
header button{margin-inline-start:auto;font:inherit;font-weight:650;color:var(--ink);background:#fff;border:1px solid var(--line);border-radius:12px;padding:9px 18px}
.trips{list-style:none;display:grid;gap:14px;margin-block-start:22px}
.trips>li{background:#fff;border:1px solid var(--line);border-radius:20px;padding:16px 20px}
.trips ol{list-style:none;padding:0;margin-block:8px;color:var(--ink)}
.trips h2{margin-block:0 2px}
.trips p{color:var(--ink-2)}
.papers{display:flex;flex-wrap:wrap;gap:10px;margin-block-start:12px}
.papers a{color:var(--band);background:#fff;border:1px solid var(--band);border-radius:12px;padding:9px 18px;font-weight:650;text-decoration:none}
.papers a:first-child{color:#fff;background:var(--band)}
button:focus-visible,a:focus-visible{outline:3px solid #0b8286;outline-offset:2px}`
