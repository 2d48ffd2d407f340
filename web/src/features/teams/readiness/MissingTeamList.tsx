import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MissingTeam } from './readinessView.ts'

interface MissingTeamListProps extends MissingTeam {
  readonly isChosen: (uid: string) => boolean
  /** Null where nothing can be done with several of them. */
  readonly onChoose: ((uid: string, isChosen: boolean) => void) | null
  readonly onMarkTeam: ((teamId: string) => void) | null
  /** Opens the card of a player, which says how to reach them. */
  readonly onShow: (uid: string) => void
  readonly onReplace: ((uid: string) => void) | null
}

/** The missing players of one team. */
export function MissingTeamList(props: MissingTeamListProps) {
  const { team, members, isChosen, onChoose, onMarkTeam, onShow, onReplace } = props
  const { t } = useTranslation('readiness')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {team?.name ?? t('noTeam')}
        </Typography>
        {team !== null && onMarkTeam !== null && (
          <Button
            color="inherit"
            aria-label={t('markTeamNamed', { team: team.name })}
            onClick={() => onMarkTeam(team.id)}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {t('markTeam')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {members.map(({ uid, displayName }) => (
          <Box
            key={uid}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              minHeight: 44,
            }}
          >
            {onChoose === null ? (
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {displayName}
              </Box>
            ) : (
              <FormControlLabel
                label={displayName}
                sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
                control={<Checkbox checked={isChosen(uid)} onChange={(_, chosen) => onChoose(uid, chosen)} />}
              />
            )}
            <IconButton
              aria-label={t('contactsOf', { player: displayName })}
              onClick={() => onShow(uid)}
              sx={{ ml: 'auto', width: 44, height: 44 }}
            >
              <ContactPageOutlined fontSize="small" />
            </IconButton>
            {team !== null && onReplace !== null && (
              <Button
                color="inherit"
                aria-label={t('replaceNamed', { player: displayName })}
                onClick={() => onReplace(uid)}
                sx={{ minHeight: 44, flexShrink: 0 }}
              >
                {t('replace')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </section>
  )
}
