import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { CompetitionStatusLabel } from '#ui/CompetitionStatusLabel.tsx'
import { GameBackdrop } from '#ui/game/GameBackdrop.tsx'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { BannerPicture } from '../BannerPicture.tsx'
import { CompetitionActions } from './CompetitionActions.tsx'
import { CompetitionFacts } from './CompetitionFacts.tsx'

export function CompetitionHeader({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const own = useMyParticipation(competition)
  return (
    <Box
      component="header"
      sx={theme => ({
        position: 'relative',
        mt: { xs: 2, md: 3 },
        mb: 2,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderLeft: `5px solid ${theme.vars.palette[competition.game].main}`,
        borderRadius: 1,
      })}
    >
      <BannerPicture bannerURL={competition.bannerURL} instead={<GameBackdrop game={competition.game} />} />
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gap: { xs: 2, md: 3 },
          px: { xs: 2, sm: 3, md: 4 },
          py: { xs: 2.5, md: 4 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', mb: 1 }}
          >
            <GameLabel game={competition.game} />
            <CompetitionStatusLabel competition={competition} />
            {isOrganizer(own.roles) && (
              <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 650, color: 'text.secondary' }}>
                {t('youOrganize')}
              </Box>
            )}
          </Box>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', textWrap: 'balance', maxWidth: '26ch' }}>
            {competition.name}
          </Typography>
        </Box>
        <CompetitionFacts competition={competition} />
        <CompetitionActions competition={competition} own={own} />
      </Box>
    </Box>
  )
}
