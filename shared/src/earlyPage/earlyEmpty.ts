import { type Html, html } from './html.ts'

/** What is missing where there is nothing to show. */
export function earlyEmpty(title: string, text: string | null, action: Html | null = null): Html {
  return html`<section class="empty">${lines}<h2>${title}</h2><p>${text}</p>${action}</section>`.styled(
    emptyStyle,
  )
}

const lines = html`<svg viewBox="0 0 120 72" aria-hidden="true"><path d="M4 6h30v16M4 38h30V22M34 22h30v15M4 52h30v9M4 70h30v-9M34 61h30V37M64 37h34"/><circle cx="106" cy="37" r="7"/></svg>`

const emptyStyle = `
.empty{display:grid;justify-items:center;gap:12px;padding:40px 16px;text-align:center;border:1px dashed var(--mui-palette-divider);border-radius:6px;color:var(--mui-palette-text-secondary);
h2{color:var(--mui-palette-text-primary)}p{max-width:46ch}a{padding:5px 15px;border:1px solid;border-radius:6px;font-size:.875rem;font-weight:650;line-height:1.75;text-decoration:none;color:var(--mui-palette-primary-main)}svg{width:120px;fill:none;stroke:var(--mui-palette-brand-main);stroke-width:3;opacity:.8}a.button{padding:6px 16px;border:0;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText)}circle{fill:var(--mui-palette-brand-main);stroke:none}}
@media (min-width:900px){.empty{padding-block:64px}}`
