import { lazy, Suspense } from 'react'
import type { CompetitionDocument } from '#documents/competition.ts'
import DeleteBracketDialog from './DeleteBracketDialog.tsx'

const FormatChangeDialog = lazy(() => import('#features/organizing/reshaping/FormatChangeDialog.tsx'))
const LateEntryDialog = lazy(() => import('#features/organizing/teams/LateEntryDialog.tsx'))
const RecreateBracketDialog = lazy(() => import('#features/organizing/creation/RecreateBracketDialog.tsx'))
const SeriesLengthDialog = lazy(() => import('#features/organizing/reshaping/SeriesLengthDialog.tsx'))

/** The dialogs for a whole bracket, which its menu opens. */
export type BracketDialog = 'lateEntry' | 'length' | 'format' | 'recreate' | 'delete'

interface BracketDialogsProps {
  readonly competition: CompetitionDocument
  readonly opened: BracketDialog
  readonly onClose: () => void
}

/** The open dialog of the bracket's menu. It is not in the menu, whose place depends on the width of the window. */
export default function BracketDialogs({ competition, opened, onClose }: BracketDialogsProps) {
  return (
    <Suspense>
      {opened === 'lateEntry' && <LateEntryDialog onClose={onClose} />}
      {opened === 'format' && <FormatChangeDialog onClose={onClose} />}
      {opened === 'length' && <SeriesLengthDialog match={null} onClose={onClose} />}
      {opened === 'recreate' && <RecreateBracketDialog competition={competition} onClose={onClose} />}
      {opened === 'delete' && <DeleteBracketDialog competition={competition} onClose={onClose} />}
    </Suspense>
  )
}
