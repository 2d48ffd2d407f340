import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RosterTeam } from '../roster.ts'
import type { TeamRights } from '../teamRights.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { PlayerRow } from './PlayerRow.tsx'

interface SubstituteRowsProps extends Pick<RosterTeam, 'substitutes'> {
  readonly scale: RankScale
  readonly ownUid: string | null
  readonly rights: TeamRights
  readonly busy: ReadonlySet<string>
  readonly actions: TeamActions
}

/** The substitutes of a team, below its members. */
export default function SubstituteRows(props: SubstituteRowsProps) {
  const { substitutes, scale, ownUid, rights, busy, actions } = props
  const { t } = useTranslation('entering')
  const id = useId()
  return (
    <Box sx={{ px: 1, pb: 1 }}>
      <Typography id={id} component="h4" variant="body2" color="textSecondary" sx={{ px: 1 }}>
        {t('substitutes')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}
      >
        {substitutes.map(player => (
          <PlayerRow
            key={player.id}
            player={player}
            scale={scale}
            own={player.uid === ownUid}
            onShow={actions.show}
            onMenu={
              rights.substitute ||
              (rights.release && !rights.move) ||
              (rights.correct && player.guest === true) ||
              (rights.correctNamed && player.namedByCaptain === true)
                ? actions.openMenu
                : undefined
            }
            draggable={rights.move}
            busy={busy.has(player.uid)}
          />
        ))}
      </Box>
    </Box>
  )
}
