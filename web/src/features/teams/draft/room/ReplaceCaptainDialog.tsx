import Box from '@mui/material/Box'
import { searchFrom } from '@upper-bracket/shared/balance/rosterView'
import { useTranslation } from 'react-i18next'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import type { DraftCalls } from './useDraftCalls.ts'
import type { ShownTeam, ShownDraft } from './useDraftView.ts'

interface ReplaceCaptainDialogProps {
  readonly team: ShownTeam
  readonly view: ShownDraft
  readonly onReplace: DraftCalls['replaceCaptain']
  readonly onClose: () => void
}

/** Asks who becomes captain of a team of the draft: a member, or somebody without a team if it has a free seat. */
export default function ReplaceCaptainDialog({ team, view, onReplace, onClose }: ReplaceCaptainDialogProps) {
  const { t } = useTranslation('draft')
  const candidates = [
    ...team.members
      .filter(({ uid }) => uid !== team.captainUid)
      .map(player => ({ player, note: t('inTeam') })),
    ...(team.missing > 0 ? view.pool.map(player => ({ player, note: t('withoutTeam') })) : []),
  ]
  return (
    <PickerDialog
      title={
        team.captainUid === null
          ? t('replaceTitleNone', { number: team.index + 1 })
          : t('replaceTitle', { captain: team.name })
      }
      lead={t('replaceLead')}
      empty={t('nobodyElse')}
      items={candidates.map(({ player, note }) => ({
        id: player.uid,
        name: player.displayName,
        player,
        note,
      }))}
      search={{ label: t('playerSearch'), notFound: t('playerNotFound'), fromItems: searchFrom }}
      onPick={({ id, name }) => onReplace(team.index, id, t('replaced', { player: name }))}
      onClose={onClose}
    >
      {({ player, note }) => (
        <>
          <UserAvatar name={player.displayName} photoURL={player.photoURL} size={32} />
          <Box component="span" sx={{ minWidth: 0, flexGrow: 1, lineHeight: 1.25 }}>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {player.displayName}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
              {player.guest ? t('guestCaptain') : note}
            </Box>
          </Box>
          <NamedRankBadge scale={view.scale} tier={player.rankTier} />
        </>
      )}
    </PickerDialog>
  )
}
