import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import {
  type SubstitutionEffect,
  substitutionEffects,
} from '@upper-bracket/shared/balance/substitutionEffect'
import type { RankBasis } from '@upper-bracket/shared/ranks/rankBasis'
import { basisOfScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { ConfirmedCall } from '#ui/ConfirmedCall.tsx'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { signedNumber } from '#ui/text/signedNumber.ts'
import { useSubstitutePlayerMutation } from '../teamEndpoints.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { PickablePlayer } from './PickablePlayer.tsx'

interface SubstituteDialogProps {
  readonly competition: CompetitionDocument
  readonly team: TeamDocument
  /** The member to be replaced. */
  readonly outgoing: PlayerDocument
  /** The substitute; null until chosen. */
  readonly inUid: string | null
  readonly players: readonly PlayerDocument[]
  /** Who can take the seat, the team's own substitutes first. */
  readonly pool: readonly PlayerDocument[]
  readonly actions: TeamActions
  readonly onClose: () => void
}

/**
 * A dialog to choose a substitute, which shows the effect on the balance of the teams before it asks for confirmation.
 */
export function SubstituteDialog(props: SubstituteDialogProps) {
  const { competition, team, outgoing, inUid, players, pool, actions, onClose } = props
  const { t } = useTranslation('teams')
  const scale = rankScaleOf(competition)
  const effectOf = useMemo(
    () => substitutionEffects({ scale, players }, { teamId: team.id, outUid: outgoing.uid }),
    [scale, players, team.id, outgoing.uid],
  )
  const incoming = pool.find(({ uid }) => uid === inUid)
  if (incoming !== undefined) {
    return (
      <ConfirmSubstitute
        competitionId={competition.id}
        team={team}
        outgoing={outgoing}
        incoming={incoming}
        effect={effectOf(incoming.uid)}
        basis={basisOfScale(scale)}
        onClose={onClose}
      />
    )
  }
  return (
    <PickerDialog
      title={t('substituteTitle', { player: outgoing.displayName })}
      lead={t('substituteLead', {
        team: team.name,
        sum: effectOf(outgoing.uid).sum.before,
        context: basisOfScale(scale),
      })}
      empty={t('substituteNobody')}
      search={{ label: t('poolSearch'), notFound: t('poolNotFound'), fromItems: 8 }}
      items={pool.map(player => ({ ...player, name: player.displayName }))}
      footer={
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {t('somebodyElse')}{' '}
          <Link
            component="button"
            type="button"
            onClick={() => actions.ask({ kind: 'addPlayers' })}
            sx={linkButton}
          >
            {t('addPlayers')}
          </Link>
        </Box>
      }
      onPick={({ uid }) => actions.ask({ kind: 'substitute', uid: outgoing.uid, inUid: uid })}
      onClose={onClose}
    >
      {player => {
        const { sum } = effectOf(player.uid)
        return (
          <PickablePlayer
            player={player}
            scale={scale}
            note={[
              ...(player.substituteOf === undefined ? [] : [t('isSubstitute')]),
              t('sumChange', { ...sum }),
            ].join(' · ')}
          />
        )
      }}
    </PickerDialog>
  )
}

const linkButton = { verticalAlign: 'baseline', fontSize: 'inherit', textDecoration: 'underline' } as const

interface ConfirmSubstituteProps {
  readonly competitionId: string
  readonly team: TeamDocument
  readonly outgoing: PlayerDocument
  readonly incoming: PlayerDocument
  readonly effect: SubstitutionEffect
  readonly basis: RankBasis
  readonly onClose: () => void
}

function ConfirmSubstitute(props: ConfirmSubstituteProps) {
  const { competitionId, team, outgoing, incoming, effect, basis, onClose } = props
  const { t } = useTranslation('teams')
  const [substitute] = useSubstitutePlayerMutation()
  const names = { player: incoming.displayName, outgoing: outgoing.displayName, team: team.name }
  const ids = { competitionId, teamId: team.id, outUid: outgoing.uid, inUid: incoming.uid }
  return (
    <ConfirmedCall
      title={t('substituteTitle', { player: outgoing.displayName })}
      confirmLabel={t('substituteConfirm')}
      call={() => substitute(ids)}
      done={t('substituted', names)}
      onClose={onClose}
    >
      <Typography color="textPrimary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {t(incoming.substituteOf === undefined ? 'substituteText' : 'exchangeText', names)}
      </Typography>
      <EffectFacts effect={effect} basis={basis} />
    </ConfirmedCall>
  )
}

function EffectFacts({ effect, basis: context }: Pick<ConfirmSubstituteProps, 'effect' | 'basis'>) {
  const { sum, comparedBy, aboveOthers, spread } = effect
  const { t } = useTranslation('teams')
  const { language } = useLanguage()
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format
  const signed = (difference: number) => signedNumber(difference, language)
  const facts = [
    { label: t('rankSum', { context }), change: sum, format: plain },
    ...(aboveOthers === null
      ? []
      : [
          {
            label: comparedBy === 'sum' ? t('aboveOthers') : t('aboveOthersByAverage', { context }),
            change: aboveOthers,
            format: signed,
          },
          {
            label: t(comparedBy === 'sum' ? 'spread' : 'spreadOfAverages', { context }),
            change: spread,
            format: plain,
          },
        ]),
  ]
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {facts.map(({ label, change, format }) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', color: 'text.primary', fontWeight: 650 }}>
            {`${format(change.before)} → ${format(change.after)}`}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
