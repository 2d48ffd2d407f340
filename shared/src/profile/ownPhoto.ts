/** The number of our own pictures, `/avatars/avatar0.svg` and so on, one of which a new account gets. */
export const avatarCount = 5

const avatar = new RegExp(`^/avatars/avatar[0-${avatarCount - 1}]\\.svg$`)

/**
 * Whether we show this picture for `uid`: one of our five, or the person's upload in this project's bucket. The host
 * of any other picture could count viewers and swap the picture. A file on the viewer's own machine is allowed only in
 * local projects (`demo-…`). `firestore.rules` repeats this.
 */
export function isOwnPhoto(photoURL: string, uid: string, projectId: string): boolean {
  if (avatar.test(photoURL)) return true
  const [place, query, ...more] = photoURL.split('?')
  const isDownload = more.length === 0 && /^alt=media&token=[A-Za-z0-9-]{1,64}$/.test(query ?? '')
  return isDownload && bucketsOf(projectId).some(bucket => isFile(place ?? '', bucket, uid, projectId))
}

/** Projects created since October 2024 have the second as their default bucket, older ones the first. */
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
