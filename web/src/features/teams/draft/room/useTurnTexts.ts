import type { Draft } from '@upper-bracket/shared/draft/draft'
import { useTranslation } from 'react-i18next'
import type { ShownDraft } from './useDraftView.ts'

/** Returns what a draft is at: whose turn it is, or that it stands, is complete or over. */
export function useTurnTexts(draft: Draft, { turns, teams, pool, teamName }: ShownDraft, isOwnTurn: boolean) {
  const { t } = useTranslation('draft')
  const [current] = turns
  const captain = current === undefined ? null : teamName(current.team)
  if (draft.status === 'confirmed') return { title: t('confirmedTitle'), captain: null }
  if (captain === null) {
    const isComplete = teams.every(({ completion }) => completion === 'complete')
    return { title: t(isComplete || pool.length > 0 ? 'complete' : 'runOut'), captain: null }
  }
  if (draft.status === 'paused') return { title: t('paused'), captain }
  return { title: isOwnTurn ? t('yourTurn') : t('turnOf', { captain }), captain }
}
