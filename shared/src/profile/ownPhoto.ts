/** Pictures of the project's own, `/avatars/avatar0.svg` and so on, one of which a new account gets. */
export const avatarCount = 5

const avatar = new RegExp(`^/avatars/avatar[0-${avatarCount - 1}]\\.svg$`)

/**
 * Whether a picture is one that we show of `uid`: one of our five, or what the person has put into the bucket of this
 * very project. Anywhere else somebody could keep count of who looks, and show today this and tomorrow that. A file
 * on the machine of whoever looks is one only where the project is a local one. The same stands in `firestore.rules`.
 */
export function isOwnPhoto(photoURL: string, uid: string, projectId: string): boolean {
  if (avatar.test(photoURL)) return true
  const [place, query, ...more] = photoURL.split('?')
  const isDownload = more.length === 0 && /^alt=media&token=[A-Za-z0-9-]{1,64}$/.test(query ?? '')
  return isDownload && bucketsOf(projectId).some(bucket => isFile(place ?? '', bucket, uid, projectId))
}

/** The default bucket of a project is the second since October 2024, and was the first before. */
function bucketsOf(projectId: string): readonly string[] {
  return [`${projectId}.appspot.com`, `${projectId}.firebasestorage.app`]
}

function isFile(place: string, bucket: string, uid: string, projectId: string): boolean {
  const file = `/v0/b/${bucket}/o/avatars%2F${encodeURIComponent(uid)}`
  if (place === `https://firebasestorage.googleapis.com${file}`) return true
  return (
    projectId.startsWith('demo-') &&
    place.endsWith(file) &&
    /^http:\/\/127\.0\.0\.1:[0-9]{1,5}$/.test(place.slice(0, -file.length))
  )
}
