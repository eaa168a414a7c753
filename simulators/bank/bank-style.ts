export const css = `
:root { --ground: #eef2f0; --paper: #fff; --ink: #15231d; --soft: #51615a; --line: #c5d0ca; --edge: #74857c; --act: #14603f; --on-act: #fff; --bad: #a01637; --bad-soft: #fcebef; --ring: #0b8286 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0d1512; --paper: #17221d; --ink: #eef4f0; --soft: #a9bab1; --line: #33443b; --edge: #7c9085; --act: #7fd3aa; --on-act: #06130d; --bad: #ff9db0; --bad-soft: #391628; --ring: #7fe0d9 }
}
.sheet { max-inline-size: 30rem; margin: 0 auto; padding: 24px 20px 40px; display: grid; gap: 20px }
.wide { max-inline-size: 46rem }
@media (min-width: 36rem) { .sheet { background: var(--paper); border: 1px solid var(--line); border-radius: 16px; margin-block: 40px; padding: 32px } }
.trial { color: var(--soft); font-size: 13px }
h1 { font-size: 24px; font-weight: 750 }
h2 { font-size: 18px; font-weight: 700 }
dl { margin: 0; border-block: 1px solid var(--line); padding-block: 12px }
dl div { display: flex; justify-content: space-between; gap: 16px }
dt { color: var(--soft) }
dd { margin: 0 }
form { display: grid; gap: 16px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
.field { display: grid; gap: 4px }
label { font-weight: 600 }
input { inline-size: 100%; min-block-size: 48px; border: 1px solid var(--edge); border-radius: 10px; padding: 8px 14px; font: inherit; font-variant-numeric: tabular-nums; background: var(--paper); color: var(--ink) }
small { color: var(--soft); font-size: 12px }
.acts { display: grid; grid-template-columns: 2fr 1fr; gap: 12px }
button { min-block-size: 48px; border-radius: 10px; border: 1px solid var(--act); font: inherit; font-weight: 700; cursor: pointer }
.pay { background: var(--act); color: var(--on-act) }
.cancel { background: none; color: var(--ink); border-color: var(--edge) }
.fault { background: var(--bad-soft); color: var(--bad); border-radius: 10px; padding: 10px 14px; font-weight: 600 }
.onward { color: var(--act); font-weight: 600 }
summary { cursor: pointer; min-block-size: 44px; padding-block: 8px; color: var(--soft) }
table { inline-size: 100%; border-collapse: collapse; font-size: 13px }
th, td { text-align: start; padding: 8px 0 8px 12px; border-block-end: 1px solid var(--line); vertical-align: top }
`
