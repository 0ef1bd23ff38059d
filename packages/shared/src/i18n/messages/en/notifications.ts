/** What a notification says: made by the server, sent in all nine languages. */
export const notifications = {
  message: {
    friendRequest: '{{nickname}} sent you a friend request.',
    friendAccept: '{{nickname}} accepted your friend request.',
    postLike: '{{nickname}} likes your post.',
    postLikes_one: '{{nickname}} and {{count}} other person like your post.',
    postLikes_other: '{{nickname}} and {{count}} other people like your post.',
    commentLike: '{{nickname}} likes your comment.',
    post: '{{nickname}} wrote a new post.',
    comment: '{{nickname}} commented on your post.',
    reply: '{{nickname}} replied to your comment.',
    scrap: '{{nickname}} added your post to their scraps.',
  },
  withdrawnUser: 'Withdrawn user',
} as const;
