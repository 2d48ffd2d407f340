import type { Competition } from '../competition/competition.ts'
import type { EarlyScene } from './earlyScene.ts'
import { type Html, html } from './html.ts'

type Said = Pick<Competition, 'status' | 'registrationDeadline'>

/** The status of a competition, which after the deadline is that registration is closed. */
export function earlyStatus({ asOf, textsOf }: Pick<EarlyScene, 'asOf' | 'textsOf'>, said: Said): Html {
  const status = statusAt(asOf, said)
  return html`<span class="status" data-status="${status}">${textsOf('competition')(`status_${status}`)}</span>`.styled(
    statusStyle,
  )
}

function statusAt(now: number, { status, registrationDeadline }: Said) {
  return status === 'registration' && now > registrationDeadline ? 'closed' : status
}

const statusStyle = `
.status{display:inline-flex;align-items:center;gap:6px;font-size:.8125rem;font-weight:650;white-space:nowrap;color:var(--mui-palette-success-main)}
.status:before{content:"";width:8px;height:8px;border-radius:50%;background:currentColor}
.status[data-status=running]{color:var(--mui-palette-brand-main)}
.status[data-status=closed]{color:var(--mui-palette-warning-main)}
.status[data-status=finished]{color:var(--mui-palette-text-secondary)}`
