import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { basisOfScale, gameOfScale } from '@upper-bracket/shared/ranks/rankScale'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { PlayerLink } from '#ui/PlayerLink.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import type { DraftCalls } from './useDraftCalls.ts'
import type { ShownTeam, ShownDraft } from './useDraftView.ts'

const ReplaceCaptainDialog = lazyDialog(() => import('./ReplaceCaptainDialog.tsx'))

interface DraftTeamsProps {
  readonly view: ShownDraft
  readonly isOpen: boolean
  /** The index of the team that picks; null if none does. */
  readonly onTurn: number | null
  readonly ownUid: string | null
  readonly onShow: (uid: string) => void
  /** Null if the viewer may not. */
  readonly onReplace: DraftCalls['replaceCaptain'] | null
  readonly busy: boolean
}

/** The teams so far, in the order of the first round. */
export function DraftTeams({ view, isOpen, onTurn, ownUid, onShow, onReplace, busy }: DraftTeamsProps) {
  const { t } = useTranslation('draft')
  const [replacing, setReplacing] = useState<number | null>(null)
  const replaced = replacing === null ? undefined : view.teams[replacing]
  return (
    <>
      <Box component="ul" aria-label={t('teams')} sx={grid}>
        {view.teams.map(team => (
          <DraftTeamCard
            key={team.index}
            team={team}
            view={view}
            isOpen={isOpen}
            isOnTurn={team.index === onTurn}
            isOwn={ownUid !== null && team.members.some(({ uid }) => uid === ownUid)}
            onShow={onShow}
            onReplace={onReplace === null ? null : () => setReplacing(team.index)}
            busy={busy}
          />
        ))}
      </Box>
      {replaced !== undefined && onReplace !== null && (
        <ReplaceCaptainDialog
          team={replaced}
          view={view}
          onReplace={onReplace}
          onClose={() => setReplacing(null)}
        />
      )}
    </>
  )
}

interface DraftTeamCardProps {
  readonly team: ShownTeam
  readonly view: ShownDraft
  readonly isOpen: boolean
  readonly isOnTurn: boolean
  readonly isOwn: boolean
  readonly onShow: (uid: string) => void
  readonly onReplace: (() => void) | null
  readonly busy: boolean
}

function DraftTeamCard(props: DraftTeamCardProps) {
  const { team, view, isOpen, isOnTurn, isOwn, onShow, onReplace, busy } = props
  const { t, i18n } = useTranslation(['draft', 'teams'])
  const { scale } = view
  const notes = [...(isOwn ? [t('yourTeam')] : []), ...(isOnTurn ? [t('onTurn')] : [])]
  return (
    <Box
      component="li"
      aria-current={isOnTurn ? 'step' : undefined}
      sx={[card, { borderColor: isOnTurn ? 'brand.main' : 'divider' }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1.5, pt: 1 }}>
        <Typography
          variant="h3"
          component="h3"
          sx={{ flexGrow: 1, minWidth: 0, fontSize: '1.0625rem', fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {team.index + 1}. {team.name}
        </Typography>
        {onReplace !== null && (
          <IconButton
            aria-label={t('replaceCaptain', { captain: team.name })}
            title={t('replaceCaptain', { captain: team.name })}
            disabled={busy}
            onClick={onReplace}
            sx={{ width: 44, height: 44, my: -1, mr: -1 }}
          >
            <SwapHorizOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box sx={figures}>
        {notes.length > 0 && (
          <Box component="span" sx={{ color: 'brand.main', fontWeight: 650 }}>
            {notes.join(' · ')}
          </Box>
        )}
        <span>
          {t('teams:rankSum', { context: basisOfScale(scale) })}{' '}
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {team.rankSum.toLocaleString(i18n.language)}
          </Box>
        </span>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1.5, pb: 1, display: 'grid' }}>
        {team.members.map(({ uid, displayName, rankTier }) => (
          <Box component="li" key={uid} sx={member}>
            <PlayerLink uid={uid} name={displayName} onShow={onShow} />
            {uid === team.captainUid && (
              <WorkspacePremiumOutlined
                titleAccess={t('teams:captain')}
                sx={{ fontSize: 20, color: `${gameOfScale(scale)}.main`, flexShrink: 0 }}
              />
            )}
            <Box component="span" sx={{ ml: 'auto', display: 'flex', flexShrink: 0 }}>
              <NamedRankBadge scale={scale} tier={rankTier} size={28} />
            </Box>
          </Box>
        ))}
        {(isOpen || team.completion === 'nobody-left') && (
          <Box component="li" sx={{ color: 'text.secondary', fontSize: '0.875rem', pt: 0.5 }}>
            {team.completion === 'complete'
              ? t('full')
              : t(team.completion === 'nobody-left' ? 'short' : 'seatsLeft', { count: team.missing })}
          </Box>
        )}
      </Box>
    </Box>
  )
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const

const card = {
  minWidth: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderRadius: 1,
} as const

const figures = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  px: 1.5,
  pb: 0.5,
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const

const member = { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 36, minWidth: 0 } as const
