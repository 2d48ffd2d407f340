import { defaultOverlay, type OverlayOptions, type OverlayView } from '@upper-bracket/shared/live/overlay'
import { accent, overlayTime } from '@upper-bracket/shared/live/overlaySchemas'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { ReadDraft } from '#ui/form/useForm.ts'

/** The options as a person enters them. */
export interface OverlayDraft extends Omit<OverlayOptions, 'lang' | 'accent' | 'seconds'> {
  readonly lang: Language
  readonly accent: string
  readonly seconds: string
}

export interface OverlayProblems {
  readonly accent?: 'invalid'
  readonly seconds?: 'invalid'
}

/** The options that a view does not ignore, apart from language and colour. */
export const optionsOfView: Readonly<
  Record<OverlayView, readonly ('stream' | 'size' | 'logo' | 'seconds')[]>
> = {
  score: ['stream', 'size', 'logo'],
  next: ['stream', 'size', 'logo'],
  bracket: [],
  table: [],
  lineups: ['stream', 'size', 'logo'],
  headtohead: ['stream', 'size', 'logo'],
  veto: ['stream', 'size', 'logo'],
  champion: ['size', 'logo'],
  sponsors: ['size'],
  draft: [],
  scene: ['stream', 'size', 'logo'],
  lowerthird: ['stream', 'size'],
  text: ['stream', 'size'],
  hall: ['stream', 'size', 'logo', 'seconds'],
}

export function draftOf(options: OverlayOptions, language: Language): OverlayDraft {
  const { view, stream, size, logo } = options
  return {
    view,
    stream,
    size,
    logo,
    lang: options.lang ?? language,
    accent: options.accent ?? '',
    seconds: String(options.seconds),
  }
}

export function readOverlay(draft: OverlayDraft): ReadDraft<OverlayOptions, OverlayProblems> {
  const hasTime = optionsOfView[draft.view].includes('seconds')
  const problems: OverlayProblems = {
    ...(draft.accent !== '' && !accent.safeParse(draft.accent).success && { accent: 'invalid' }),
    ...(hasTime && !overlayTime.safeParse(Number(draft.seconds)).success && { seconds: 'invalid' }),
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value: shownOptions(draft) }
}

/** The options while they are being entered, with defaults in the place of invalid ones. */
export function shownOptions(draft: OverlayDraft): OverlayOptions {
  const seconds = overlayTime.safeParse(Number(draft.seconds))
  return {
    ...draft,
    accent: accent.safeParse(draft.accent).success ? draft.accent : null,
    seconds: seconds.success ? seconds.data : defaultOverlay.seconds,
  }
}
