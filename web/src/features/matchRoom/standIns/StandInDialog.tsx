import Box from '@mui/material/Box'
import { substitutionEffects } from '@upper-bracket/shared/balance/substitutionEffect'
import type { StandIn } from '@upper-bracket/shared/matchRoom/matchRoom'
import { isFree } from '@upper-bracket/shared/matchRoom/standIn'
import { basisOfScale, type RankScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, type PlayerDocument, usePlayersQuery } from '#documents/competition.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'

interface StandInDialogProps {
  readonly competition: CompetitionDocument
  readonly teamId: string
  /** The requested and granted stand-ins of the match. */
  readonly taken: readonly StandIn[]
  /** The member who is replaced; null until chosen. */
  readonly outUid: string | null
  readonly onOut: (uid: string) => void
  readonly onIn: (uid: string) => void
  readonly onClose: () => void
}

/** Asks which member of a team is replaced in a match, and by whom. */
export default function StandInDialog(props: StandInDialogProps) {
  const { competition, teamId, taken, outUid, onOut, onIn, onClose } = props
  const { t } = useTranslation('matchRoom')
  const { id } = competition
  const scale = rankScaleOf(competition)
  const stored = usePlayersQuery(id).currentData?.value
  const players = useNamedPlayers(stored)
  const outgoing = players.find(({ uid }) => uid === outUid)
  const effectOf = useMemo(
    () => substitutionEffects({ scale, players }, { teamId, outUid: outUid ?? '' }),
    [scale, players, teamId, outUid],
  )
  if (stored === undefined) return null
  const search = { label: t('findPlayer'), notFound: t('noPlayerFound'), fromItems: 8 }
  const named = (found: readonly PlayerDocument[]) =>
    found.map(player => ({ ...player, name: player.displayName }))

  if (outgoing === undefined) {
    const members = players.filter(player => player.teamId === teamId)
    return (
      <PickerDialog
        key="out"
        title={t('whoIsReplaced')}
        lead={t('whoIsReplacedLead')}
        empty={t('nobodyToReplace')}
        search={search}
        items={named(members.filter(({ uid }) => !taken.some(each => each.outUid === uid)))}
        onPick={({ uid }) => onOut(uid)}
        onClose={onClose}
      >
        {player => <Pickable player={player} scale={scale} />}
      </PickerDialog>
    )
  }
  const free = new Set(
    stored.filter(each => isFree(each) && (each.substituteOf ?? teamId) === teamId).map(({ uid }) => uid),
  )
  const candidates = players
    .filter(({ uid }) => free.has(uid) && !taken.some(each => each.inUid === uid))
    .toSorted((a, b) => Number(b.substituteOf === teamId) - Number(a.substituteOf === teamId))
  return (
    <PickerDialog
      key="in"
      title={t('whoStandsIn', { player: outgoing.displayName })}
      lead={t('whoStandsInLead', {
        sum: effectOf(outgoing.uid).sum.before,
        context: basisOfScale(scale),
      })}
      empty={t('nobodyStandsIn')}
      search={search}
      items={named(candidates)}
      onPick={({ uid }) => onIn(uid)}
      onClose={onClose}
    >
      {player => (
        <Pickable player={player} scale={scale}>
          {t('standInSum', { ...effectOf(player.uid).sum })}
        </Pickable>
      )}
    </PickerDialog>
  )
}

interface PickableProps {
  readonly player: PlayerDocument
  readonly scale: RankScale
  /** Shown below the name. */
  readonly children?: ReactNode
}

function Pickable({ player: { displayName, photoURL, rankTier }, scale, children }: PickableProps) {
  return (
    <>
      <UserAvatar name={displayName} photoURL={photoURL} size={32} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {displayName}
        </Box>
        {children !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {children}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ display: 'flex', flexShrink: 0 }}>
        <NamedRankBadge scale={scale} tier={rankTier} />
      </Box>
    </>
  )
}
