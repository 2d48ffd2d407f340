import Box from '@mui/material/Box'
import { type Captions, captionViews } from '@upper-bracket/shared/live/captions'
import { defaultOverlay, needsBracket, type SceneView } from '@upper-bracket/shared/live/overlay'
import { type CSSProperties, lazy, type RefObject, Suspense, useRef } from 'react'
import { useBracketState } from '#features/bracket/state/useBracketState.ts'
import { BracketScopeProvider } from '#features/bracket/texts/BracketScopeProvider.tsx'
import { overlayComponents } from './overlayComponents.ts'
import { type OverlayViewProps, stageSize } from './overlayStage.ts'
import { useIsOnScreen } from './useIsOnScreen.ts'
import { useRotation } from './useRotation.ts'

const OverlayHall = lazy(() => import('./OverlayHall.tsx'))
const OverlayCaptions = lazy(() => import('./OverlayCaptions.tsx'))

interface OverlayProps extends OverlayViewProps {
  /** What the view `scene` shows; null shows nothing. */
  readonly scene: SceneView | null
  readonly captions: Captions
  /** Null before there is a bracket: views that show one draw nothing then. */
  readonly bracketId: string | null
  /** The width of the picture in CSS pixels divided by that of the stage. */
  readonly scale: number
}

/** A view of the competition as a picture for stream software, without a background. */
export function Overlay({ bracketId, ...shown }: OverlayProps) {
  return bracketId === null ? (
    <Picture {...shown} hasBracket={false} />
  ) : (
    <OfBracket {...shown} bracketId={bracketId} />
  )
}

type PictureProps = Omit<OverlayProps, 'bracketId'>

function OfBracket({ bracketId, ...shown }: PictureProps & { readonly bracketId: string }) {
  const { scope } = useBracketState(shown.competition.id, bracketId)
  if (scope === null) return null
  return (
    <BracketScopeProvider scope={scope}>
      <Picture {...shown} hasBracket />
    </BracketScopeProvider>
  )
}

function Picture({
  competition,
  options,
  scene,
  captions,
  scale,
  hasBracket,
}: PictureProps & { readonly hasBracket: boolean }) {
  const isOnScreen = useIsOnScreen()
  const picture = useRef<HTMLDivElement>(null)
  const caption = captionViews.find(each => each === options.view)
  const view =
    caption !== undefined ? null : options.view === 'scene' ? scene : (options.view as SceneView | 'hall')
  const shown = captionViews.filter(
    each => captions[each] && (options.view === 'scene' || options.view === each),
  )
  return (
    // Dark panels are readable over any picture, whatever the machine's preferences.
    <Box
      ref={picture}
      data-mui-color-scheme="dark"
      data-overlay={view ?? ''}
      style={{ ...stageSize, zoom: scale, ...accentStyle(options.accent) }}
      sx={[stage, options.view === 'hall' && ground, !isOnScreen && paused]}
    >
      {view && (hasBracket || !needsBracket(view)) && (
        <Turns key={view} view={view} picture={picture} competition={competition} options={options} />
      )}
      <Suspense>
        {shown.length > 0 && (
          <OverlayCaptions competition={competition} options={options} captions={captions} shown={shown} />
        )}
      </Suspense>
    </Box>
  )
}

interface TurnsProps extends OverlayViewProps {
  readonly view: SceneView | 'hall'
  readonly picture: RefObject<HTMLElement | null>
}

/** What a view shows in turns, starting with its first page when it appears. */
function Turns({ view, picture, competition, options }: TurnsProps) {
  const turn = useRotation(picture, (view === 'hall' ? options : defaultOverlay).seconds)
  const View = view === 'hall' ? OverlayHall : overlayComponents[view]
  return (
    <Suspense>
      <View competition={competition} options={options} turn={turn} />
    </Suspense>
  )
}

function accentStyle(accent: string | null): CSSProperties {
  return { '--overlay-accent': accent ?? 'var(--mui-palette-brand-main)' } as CSSProperties
}

const stage = {
  position: 'relative',
  overflow: 'hidden',
  color: 'text.primary',
} as const
/** A hall screen lies over no picture. */
const ground = {
  background: 'radial-gradient(circle at 50% 0, var(--mui-palette-background-raised), black)',
} as const
const paused = {
  '& *, & *::before, & *::after': { animation: 'none !important', transition: 'none !important' },
} as const
