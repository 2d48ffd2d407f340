import { pictureKinds } from '@upper-bracket/shared/picture/pictureKind'
import { faceOf, hasLogo } from '@upper-bracket/shared/team/teamFace'
import { useTranslation } from 'react-i18next'
import type { TeamDocument } from '#documents/competition.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { base64Of } from '#ui/picture/base64Of.ts'
import { scaledPicture } from '#ui/picture/croppedPicture.ts'
import { PictureField } from '#ui/picture/PictureField.tsx'
import { TeamFace } from '#ui/TeamFace.tsx'
import { useSetTeamLogoMutation } from '../teamEndpoints.ts'

const PictureDialog = lazyDialog(() => import('#ui/picture/PictureDialog.tsx'))

interface LogoFieldProps {
  readonly competitionId: string
  readonly team: TeamDocument
}

const { small, large } = pictureKinds.teamLogo

/** The logo of a team, which is stored at once. */
export function LogoField({ competitionId, team }: LogoFieldProps) {
  const { t } = useTranslation('picture')
  const [setTeamLogo] = useSetTeamLogoMutation()
  const showSuccess = useShowSuccess()
  const store = async (logo: Parameters<typeof setTeamLogo>[0]['logo']) => {
    const { error } = await setTeamLogo({ competitionId, teamId: team.id, logo })
    if (error !== undefined) throw error
    showSuccess(t(logo === null ? 'logoRemoved' : 'logoSaved'))
  }
  return (
    <PictureField
      Dialog={PictureDialog}
      texts={{
        change: t('logoChange'),
        hint: t('logoHint'),
        drop: t('logoDrop'),
        crop: t('logoCrop'),
        save: t('logoSave'),
        remove: t('logoRemove'),
      }}
      hasPicture={hasLogo(team)}
      format={large}
      save={async picture => {
        const row = await scaledPicture(picture, { ...small, type: 'image/png' })
        await store({ small: await base64Of(row), large: await base64Of(picture) })
      }}
      remove={() => store(null)}
    >
      <TeamFace face={faceOf(competitionId, team)} size={72} />
    </PictureField>
  )
}
