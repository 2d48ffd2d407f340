import { type Html, html } from './html.ts'

interface HeaderParts {
  /** The parent page, above the title. */
  readonly overline?: Html
  readonly action?: Html
}

/** The title of a page that is not one of a competition's tabs. Copies the styles of `PageHeader`. */
export function earlyHeader(title: string, { overline, action }: HeaderParts): Html {
  return html`<header><div>${overline && html`<p>${overline}</p>`}<h1>${title}</h1></div>${action}</header>`.styled(
    headerStyle,
  )
}

const headerStyle = `
header{display:flex;flex-wrap:wrap;align-items:flex-end;justify-content:space-between;gap:16px;padding:24px 0 16px;
div{min-width:0;max-width:100%}
p{font-size:.75rem;font-weight:650;letter-spacing:.08em;line-height:1.6;text-transform:uppercase;color:var(--mui-palette-text-secondary)}
h1{font-size:clamp(1.6rem,1rem + 3vw,3.25rem);line-height:1.12;overflow-wrap:anywhere;text-wrap:balance}}
@media (min-width:900px){header{padding:40px 0 24px}}`
