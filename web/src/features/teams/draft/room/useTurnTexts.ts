import type { Draft } from '@upper-bracket/shared/draft/draft'
import { type DraftState, draftState } from '@upper-bracket/shared/wording/draftState'
import { useTranslation } from 'react-i18next'
import type { ShownDraft } from './useDraftView.ts'

/** Returns what a draft is at: whose turn it is, or that it stands, is complete or over. */
export function useTurnTexts(draft: Draft, view: ShownDraft, isOwnTurn: boolean): DraftState {
  const { t } = useTranslation('draft')
  const state = draftState(t, draft, view, view.teamName)
  const picks = isOwnTurn && draft.status === 'running' && state.captain !== null
  return picks ? { ...state, title: t('yourTurn') } : state
}
