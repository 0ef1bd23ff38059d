// The REST API as a client sees it. Written by openapi-typescript from openapi.json (vitest --update).
export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs */
        get: operations["Health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether requests may come */
        get: operations["Health.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what is known about you */
        put: operations["Users.update"];
        post?: never;
        /** Close your account for good */
        delete: operations["Withdrawal.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about you, as a file */
        get: operations["Users.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload/one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file */
        post: operations["Upload.one"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload several files */
        post: operations["Upload.many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/private-{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a private file */
        get: operations["Files.readPrivate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a file */
        get: operations["Files.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["Sessions.signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/auth/reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew a session by its refresh token */
        post: operations["Sessions.reissue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up by e-mail and password */
        post: operations["Accounts.signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by e-mail and password */
        post: operations["Accounts.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your password */
        put: operations["Accounts.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signin/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The providers that are offered */
        get: operations["SocialSignIn.providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signin/{provider}/step1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of the provider's page */
        get: operations["SocialSignIn.step1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signin/{provider}/step2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Come back from a provider */
        get: operations["SocialSignIn.step2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signin/apple/step2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come back from Apple */
        post: operations["SocialSignIn.appleStep2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a key of step 2 stands for */
        get: operations["SocialSignIn.userInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signin/{provider}/step3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up by a provider */
        post: operations["SocialSignIn.step3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/block/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block somebody */
        post: operations["Blocks.block"];
        /** End a block */
        delete: operations["Blocks.unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens, as it happens (Server-Sent Events) */
        get: operations["Events.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask somebody to be friends */
        post: operations["Friends.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend/request/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept a friend request */
        put: operations["Friends.accept"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend/request/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn a friend request down */
        put: operations["Friends.reject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a friendship */
        delete: operations["Friends.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a browser needs to subscribe to push messages */
        get: operations["Push.readKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have push messages sent to a browser */
        post: operations["Push.subscribe"];
        /** End the push messages to a browser */
        delete: operations["Push.unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a post */
        post: operations["Posts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a post of your own */
        put: operations["Posts.update"];
        post?: never;
        /** Delete a post */
        delete: operations["Posts.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/{id}/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say which language a post is in */
        put: operations["Posts.correctLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post_view_logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say how long a post was looked at */
        put: operations["PostViewLogs.setDuration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report something to the moderators */
        post: operations["Reports.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change somebody
         * @description For ADMIN alone.
         */
        put: operations["Administration.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change somebody's role
         * @description For ADMIN alone.
         */
        put: operations["Administration.setRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/likes_dislikes/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a post, or take that back */
        post: operations["PostReactions.like"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/likes_dislikes/{id}/dislike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dislike a post, or take that back */
        post: operations["PostReactions.dislike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scraps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scrap a post */
        post: operations["PostReactions.scrap"];
        /** Take a post out of the scraps */
        delete: operations["PostReactions.unscrap"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-posting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a job posting */
        post: operations["JobPostings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-posting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a job posting */
        put: operations["JobPostings.update"];
        post?: never;
        /** Delete a job posting */
        delete: operations["JobPostings.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-posting/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close a job posting, or open it again */
        put: operations["JobPostings.setState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-posting/{id}/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say which language a job posting is in */
        put: operations["JobPostings.correctLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scraps/job-postings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scrap a job posting, or take that back */
        post: operations["JobPostings.scrap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a company */
        post: operations["Companies.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace your company */
        put: operations["Companies.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete your company, or as an administrator any */
        delete: operations["Companies.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translation/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a translation */
        post: operations["Suggestions.suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translation/suggestion/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept a suggested translation */
        put: operations["Suggestions.accept"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translation/suggestion/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reject a suggested translation */
        put: operations["Suggestions.reject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a search for postings */
        post: operations["JobAlerts.keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a kept search */
        delete: operations["JobAlerts.forget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a comment or a reply */
        post: operations["Comments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a comment of your own */
        put: operations["Comments.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment/{id}/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say which language a comment is in */
        put: operations["Comments.correctLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment/bulk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete several comments of a post */
        delete: operations["Comments.removeMany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment/{postId}/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a comment */
        delete: operations["Comments.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment_likes_dislikes/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a comment, or take that back */
        post: operations["Comments.like"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a note */
        post: operations["Notes.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/message/{id}/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Translate a note */
        post: operations["Notes.translate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete received notes, on your side alone */
        delete: operations["Notes.removeManyReceived"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete sent notes, on your side alone */
        delete: operations["Notes.removeManySent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/received/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a received note, on your side alone */
        delete: operations["Notes.removeReceived"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/sent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a sent note, on your side alone */
        delete: operations["Notes.removeSent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        UserInformation: {
            /** @description `YYYY-MM-DD` */
            birthDate: string | null;
            /** @description The nationalities whose posts the person follows; at most five. */
            followedNationalityUuids: string[];
            friendsCount: number;
            /** @description `male` or `female`. */
            gender: string;
            /** @description Whether the person can sign in with e-mail and password. */
            hasPassword: boolean;
            /** @enum {string} */
            language: "bn" | "en" | "ja" | "km" | "ko" | "th" | "tl" | "vi" | "zh";
            /** @description The same for what anybody wrote; null for who does not moderate. */
            moderatedSuggestionsCount: number | null;
            nationalityInfo: components["schemas"]["NationalityInfo"];
            nickname: string;
            /** @description When the nickname can be changed again; null when it can be now. */
            nicknameChangeableAt: string | null;
            notificationSettings: components["schemas"]["NotificationSettings"];
            /** @description Translations that others suggest for what the person wrote, not decided yet. */
            openSuggestionsCount: number;
            profileImageUrl: string | null;
            purpose: string | null;
            /** @description Languages that the person reads beside their own. */
            readingLanguages: ("bn" | "en" | "ja" | "km" | "ko" | "th" | "tl" | "vi" | "zh")[];
            /** @description `USER`, `PARTNER`, `MODERATOR` or `ADMIN`. */
            role: string;
            unreadNotesCount: number;
            unreadNotificationsCount: number;
            /** Format: uuid */
            uuid: string;
            /** @description Of readVisas; the own one, known to nobody else. */
            visaMainId: number | null;
            visaSubId: number | null;
        };
        NationalityInfo: {
            /** @description Null only where the person is not shown at all. */
            nationality: components["schemas"]["Nationality"] | null;
        };
        Nationality: {
            /** @description ISO 3166-1 alpha-2; the web draws the flag from it. */
            code: string;
            /** @description Whether the reader follows it; false for visitors. */
            isFollow: boolean;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
            /** Format: uuid */
            uuid: string;
        };
        NotificationSettings: {
            /** @description Not to be pushed, of: Friend Request, Friend Accept, Post Like, Comment Like, Post, Comment, Scrap, Job Alert, Note. */
            mutedTypes: string[];
            quietHours: components["schemas"]["QuietHours"];
        };
        QuietHours: {
            /** @description `HH:MM` in Korea. */
            from: string;
            isOn: boolean;
            /** @description `HH:MM` in Korea; before `from` it is of the next day. */
            to: string;
        };
        FriendRequest: {
            addressee: components["schemas"]["User"];
            /** Format: date-time */
            createdAt: string;
            requester: components["schemas"]["User"];
            /** @description `REQUESTED`, `FRIENDS` or `REJECTED`; in lists always the first. */
            state: string;
            /** Format: uuid */
            uuid: string;
        };
        User: {
            /** @description The reader's friendship with this person: from readUser and in lists of friends, else null. */
            friendState: ("FRIEND" | "NONE" | "RECEIVED" | "REQUESTED") | null;
            /** @description Whether the reader has blocked this person: from readUser and in lists of friends, else null. */
            isBlocked: boolean | null;
            isWithdrawn: boolean;
            nationalityInfo: components["schemas"]["NationalityInfo"];
            /** @description Empty for a withdrawn person. */
            nickname: string;
            profileImageUrl: string | null;
            /** Format: uuid */
            uuid: string;
        };
        Post: {
            /** @description Only of places. */
            address: string | null;
            commentsCount: number;
            content: string;
            contentBn: string;
            contentEn: string;
            contentJa: string;
            contentKm: string;
            contentKo: string;
            contentTh: string;
            contentTl: string;
            contentVi: string;
            contentZh: string;
            /** Format: date-time */
            createdAt: string;
            hashtags: components["schemas"]["Hashtag"][];
            likes: number;
            /** @description The reader's own one, or none: who liked a post is private. */
            likes_dislikes: components["schemas"]["LikeDislike"][];
            /** @description Only of places: the address on a map. */
            mapUrl: string | null;
            /** @enum {string} */
            originalLanguage: "bn" | "en" | "ja" | "km" | "ko" | "th" | "tl" | "vi" | "zh";
            /** @description Only from readPost: names the counted view, for reporting its duration. Null for visitors and authors. */
            postViewLogUuid: string | null;
            post_files: components["schemas"]["PostFile"][];
            /** @description The reader's own one, or none. */
            scraps: components["schemas"]["Scrap"][];
            sub_board: components["schemas"]["SubBoard"] | null;
            thumbnailImageUrl: string | null;
            title: string;
            titleBn: string;
            titleEn: string;
            titleJa: string;
            titleKm: string;
            titleKo: string;
            titleTh: string;
            titleTl: string;
            titleVi: string;
            titleZh: string;
            /**
             * Format: date-time
             * @description When its text was last changed; a change can name it.
             */
            updatedAt: string;
            user: components["schemas"]["User"];
            /** Format: uuid */
            uuid: string;
            views: number;
        };
        Hashtag: {
            name: string;
            /** Format: uuid */
            uuid: string;
        };
        LikeDislike: {
            /** @description `Like` or `Dislike`. */
            type: string;
            user: components["schemas"]["OwnUser"];
            /** Format: uuid */
            uuid: string;
        };
        OwnUser: {
            /** Format: uuid */
            uuid: string;
        };
        PostFile: {
            height: number | null;
            name: string;
            path: string;
            thumbnailPath: string | null;
            /** Format: uuid */
            uuid: string;
            width: number | null;
        };
        Scrap: {
            user: components["schemas"]["OwnUser"];
            /** Format: uuid */
            uuid: string;
        };
        SubBoard: {
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
            /** Format: uuid */
            uuid: string;
        };
        AdminUser: {
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            /** @enum {string} */
            language: "bn" | "en" | "ja" | "km" | "ko" | "th" | "tl" | "vi" | "zh";
            nickname: string;
            profileImageUrl: string | null;
            /** @enum {string} */
            role: "ADMIN" | "MODERATOR" | "PARTNER" | "USER";
            /** @description Null, or in the past, for somebody who is not suspended. */
            suspendedUntil: string | null;
            /** Format: uuid */
            uuid: string;
        };
        JobPosting: {
            /** @description 1 new, 2 experienced, 3 new or experienced, 4 any. */
            career: number;
            careerLabel: string;
            company: components["schemas"]["JobPostingCompany"];
            contactEmail: string;
            /** @description Digits alone. */
            contactMobile: string;
            /** @description Empty in lists; once the posting is over, its company alone sees whom to call. */
            contactName: string;
            /** @description Digits alone. */
            contactPhone: string;
            /** Format: date-time */
            createdAt: string;
            /** @description `D-30`, `D-DAY`, or that it is closed in the reader's language. */
            dDayStatus: string;
            /** @description `YYYY-MM-DD`; the posting ends with that day in Korea. */
            deadlineDate: string;
            /** @description `YYYY.MM.DD` */
            deadlineDateFormatted: string;
            description: string;
            descriptionBn: string;
            descriptionEn: string;
            descriptionJa: string;
            descriptionKm: string;
            descriptionKo: string;
            descriptionTh: string;
            descriptionTl: string;
            descriptionVi: string;
            descriptionZh: string;
            education: components["schemas"]["Education"];
            educationId: number;
            educationName: string;
            /** @description 1 full-time, 2 contract, 3 intern, 4 freelancer, 5 part-time, 6 daily. */
            employmentType: number;
            employmentTypeLabel: string;
            extraInfo: string;
            extraInfoBn: string;
            extraInfoEn: string;
            extraInfoJa: string;
            extraInfoKm: string;
            extraInfoKo: string;
            extraInfoTh: string;
            extraInfoTl: string;
            extraInfoVi: string;
            extraInfoZh: string;
            /** @description Whether the pay may be less than the legal minimum of today. */
            isBelowMinimumWage: boolean;
            /** @description Whether the deadline is over. */
            isExpired: boolean;
            /** @description False where nobody but its company sees it until that is approved (again), whatever the state. */
            isListed: boolean;
            isPublic: boolean;
            isRemote: boolean;
            isScrapped: boolean;
            jobCategories: components["schemas"]["JobPostingCategory"][];
            languageLevels: components["schemas"]["LanguageLevel"][];
            /** @enum {string} */
            originalLanguage: "bn" | "en" | "ja" | "km" | "ko" | "th" | "tl" | "vi" | "zh";
            regions: components["schemas"]["JobPostingRegion"][];
            salaryAmountMax: number;
            /** @description Won; 0 when negotiable. */
            salaryAmountMin: number;
            salaryType: components["schemas"]["SalaryType"];
            salaryTypeId: number;
            salaryTypeName: string;
            /** @description The reader's own one, or none. */
            scraps: components["schemas"]["Scrap"][];
            /** @enum {string} */
            state: "BLOCKED" | "CLOSED" | "EXPIRED" | "HIDDEN" | "OPEN";
            title: string;
            titleBn: string;
            titleEn: string;
            titleJa: string;
            titleKm: string;
            titleKo: string;
            titleTh: string;
            titleTl: string;
            titleVi: string;
            titleZh: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Where an imported posting is read (https); empty for those of companies here. */
            url: string;
            /** Format: uuid */
            uuid: string;
            /** @description Null for whoever has told no visa. */
            visaFit: components["schemas"]["VisaFit"] | null;
            visas: components["schemas"]["JobPostingVisa"][];
            /** @description Hours a day. */
            workingTime: number;
        };
        JobPostingCompany: {
            companyName: string;
            /** @description Empty for none. */
            homepageUrl: string;
            logoFileUrl: string | null;
            managerName: string;
            /** @description Null for imported postings. */
            uuid: string | null;
        };
        Education: {
            id: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
        };
        JobPostingCategory: {
            id: number;
            jobCategoryMainId: number;
            jobCategorySubId: number;
            jobMain: components["schemas"]["JobCategory"];
            jobSub: components["schemas"]["JobCategorySub"];
        };
        JobCategory: {
            id: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
        };
        JobCategorySub: {
            id: number;
            mainCategoryId: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
        };
        LanguageLevel: {
            id: number;
            language: components["schemas"]["JobLanguage"];
            languageId: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
        };
        JobLanguage: {
            id: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
        };
        JobPostingRegion: {
            detailRegion: string;
            detailRegionBn: string;
            detailRegionEn: string;
            detailRegionJa: string;
            detailRegionKm: string;
            detailRegionKo: string;
            detailRegionTh: string;
            detailRegionTl: string;
            detailRegionVi: string;
            detailRegionZh: string;
            regionLevelOne: components["schemas"]["RegionLevelOne"];
            /** @description Null where only the region is known. */
            regionLevelTwo: components["schemas"]["RegionLevelTwo"] | null;
            regionOriginal: string;
            regionOriginalBn: string;
            regionOriginalEn: string;
            regionOriginalJa: string;
            regionOriginalKm: string;
            regionOriginalKo: string;
            regionOriginalTh: string;
            regionOriginalTl: string;
            regionOriginalVi: string;
            regionOriginalZh: string;
        };
        RegionLevelOne: {
            id: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
        };
        RegionLevelTwo: {
            id: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
            parentId: number;
        };
        SalaryType: {
            id: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
        };
        VisaFit: {
            fits: boolean;
            /** @enum {string} */
            reason: "CHECK_JOB_LIST" | "GOVERNMENT_ONLY" | "JOB_NOT_ALLOWED" | "NEEDS_PERMISSION" | "NEEDS_SPONSOR" | "NOT_LISTED" | "NO_WORK" | "OPEN";
        };
        JobPostingVisa: {
            id: number;
            visaMain: components["schemas"]["Visa"];
            visaMainId: number;
            visaSub: components["schemas"]["VisaSub"];
            visaSubId: number;
        };
        Visa: {
            /** @description As officials write it (`E-7`); null for "any visa". */
            code: string | null;
            id: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
            /** @description The day (`YYYY-MM-DD`) from which no new ones are given. */
            noNewSince: string | null;
            /**
             * @description As the law stands today.
             * @enum {string}
             */
            policy: "GOVERNMENT" | "LISTED" | "NONE" | "OPEN" | "PERMISSION" | "SPONSORED";
        };
        VisaSub: {
            /** @description As officials write it (`E-7-4`); null for "all". */
            code: string | null;
            id: number;
            mainId: number;
            name: string;
            nameBn: string;
            nameEn: string;
            nameJa: string;
            nameKm: string;
            nameKo: string;
            nameTh: string;
            nameTl: string;
            nameVi: string;
            nameZh: string;
        };
        CompanyDetail: {
            businessRegistrationFileName: string;
            /** @description Private; the address works for some minutes. */
            businessRegistrationFileUrl: string;
            /** @description `123-45-67890` */
            businessRegistrationNumber: string;
            companyName: string;
            /** @description Empty for none. */
            homepageUrl: string;
            /** @description Empty for none. */
            logoFileName: string;
            /** @description Empty for none; public. */
            logoFileUrl: string;
            managerEmail: string;
            /** @description Digits alone. */
            managerMobile: string;
            managerName: string;
            /** @description Digits alone. */
            managerPhone: string;
            /** @description Empty unless rejected. */
            rejectionReason: string;
            /** @enum {string} */
            status: "approved" | "pending" | "rejected" | "resubmitted";
            /**
             * Format: date-time
             * @description When it was last changed or reviewed; a change can name it.
             */
            updatedAt: string;
            /** Format: uuid */
            uuid: string;
        };
        TranslationSuggestion: {
            /** Format: date-time */
            createdAt: string;
            field: string;
            /** @enum {string} */
            language: "bn" | "en" | "ja" | "km" | "ko" | "th" | "tl" | "vi" | "zh";
            /** @enum {string} */
            state: "ACCEPTED" | "OPEN" | "OUTDATED" | "REJECTED";
            subjectType: string;
            /** Format: uuid */
            subjectUuid: string;
            suggester: components["schemas"]["User"];
            text: string;
            /** Format: uuid */
            uuid: string;
        };
        JobAlert: {
            /** Format: date-time */
            createdAt: string;
            /** @description The search as the query of /announcement's address, the keyword included; empty for everything. */
            filter: string;
            keyword: string | null;
            /** Format: uuid */
            uuid: string;
        };
        Comment: {
            /** @description The first replies, oldest first; readComments pages through the rest. */
            childComments: components["schemas"]["Comment"][];
            childCommentsCount: number;
            /** @description The reader's own like, or none. */
            comment_likes_dislikes: components["schemas"]["LikeDislike"][];
            content: string;
            contentBn: string;
            contentEn: string;
            contentJa: string;
            contentKm: string;
            contentKo: string;
            contentTh: string;
            contentTl: string;
            contentVi: string;
            contentZh: string;
            /** Format: date-time */
            createdAt: string;
            /** @description A placeholder without author and text: the comment was deleted, its replies were not. */
            isDeleted: boolean;
            likes: number;
            /** @enum {string} */
            originalLanguage: "bn" | "en" | "ja" | "km" | "ko" | "th" | "tl" | "vi" | "zh";
            user: components["schemas"]["User"];
            /** Format: uuid */
            uuid: string;
        };
        Note: {
            content: string;
            contentBn: string;
            contentEn: string;
            contentJa: string;
            contentKm: string;
            contentKo: string;
            contentTh: string;
            contentTl: string;
            contentVi: string;
            contentZh: string;
            /** Format: date-time */
            createdAt: string;
            /** @description A picture; the address works for some minutes. */
            fileUrl: string | null;
            fromUser: components["schemas"]["User"];
            isMyMessage: boolean;
            /** @description Whether the recipient had seen it before this answer. */
            isRead: boolean;
            /** @enum {string} */
            originalLanguage: "bn" | "en" | "ja" | "km" | "ko" | "th" | "tl" | "vi" | "zh";
            /** @description The same picture, small. */
            thumbnailUrl: string | null;
            toUser: components["schemas"]["User"];
            /** Format: uuid */
            uuid: string;
        };
        Error: {
            statusCode: number;
            /** @enum {string} */
            code: "VALIDATION_FAILED" | "MALFORMED_REQUEST" | "QUERY_TOO_LARGE" | "TOO_MANY_FILES" | "DUPLICATE_HASHTAG" | "HASHTAG_HAS_SIGN" | "FILE_NOT_FOUND" | "SIGN_IN_CANCELLED" | "SIGN_IN_FAILED" | "UNKNOWN_ROLE" | "EMPTY_NOTE" | "REGISTRATION_FILE_REQUIRED" | "REGION_NOT_FOUND" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "SESSION_EXPIRED" | "FORBIDDEN" | "ACCOUNT_SUSPENDED" | "WRONG_PASSWORD" | "CANNOT_SCRAP_OWN_POST" | "BLOCKED" | "REAUTHENTICATION_REQUIRED" | "COMPANY_NOT_APPROVED" | "NOT_FOUND" | "UNKNOWN_PROVIDER" | "METHOD_NOT_ALLOWED" | "NICKNAME_TAKEN" | "NICKNAME_LOCKED" | "EMAIL_TAKEN" | "ACCOUNT_EXISTS" | "CANNOT_FRIEND_SELF" | "ALREADY_FRIENDS" | "FRIEND_REQUEST_ALREADY_SENT" | "FRIEND_REQUEST_ALREADY_RECEIVED" | "COMPANY_EXISTS" | "COMPANY_ALREADY_REVIEWED" | "COMPANY_CHANGED" | "CHANGED_MEANWHILE" | "TOO_MANY_JOB_ALERTS" | "REGISTRATION_NUMBER_TAKEN" | "LAST_ADMIN" | "KEY_EXPIRED" | "LINK_EXPIRED" | "FILE_TOO_LARGE" | "BODY_TOO_LARGE" | "UNSUPPORTED_FILE_TYPE" | "RANGE_NOT_SATISFIABLE" | "TOO_MANY_REQUESTS" | "INTERNAL" | "PROVIDER_NOT_CONFIGURED" | "UNAVAILABLE" | "TRANSLATION_UNAVAILABLE" | "READ_ONLY" | "STORAGE_FULL";
            /** @description In the caller's language (Accept-Language). */
            message: string;
            /** @description Only with VALIDATION_FAILED. */
            fields?: {
                path?: string;
                /** @enum {string} */
                code?: "REQUIRED" | "TOO_SHORT" | "TOO_LONG" | "TOO_MANY" | "OUT_OF_RANGE" | "INVALID" | "TOO_COMMON" | "TOO_YOUNG" | "RESERVED";
            }[];
            /**
             * Format: date-time
             * @description Only with NICKNAME_LOCKED.
             */
            changeableAt?: string;
            requestId: string;
        };
    };
    responses: {
        /** @description It was refused; `code` says why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It could not be done; trying again later may help. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "Health.live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Health.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Users.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    nickname?: string | null;
                    language?: ("ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn") | null;
                    profileImageUrl?: string | null;
                    followNationalityUuids?: string[] | null;
                    readingLanguages?: ("ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn")[] | null;
                    visaMainId?: (number | string) | null;
                    visaSubId?: (number | string) | null;
                    notificationSettings?: {
                        mutedTypes: ("Friend Request" | "Friend Accept" | "Post Like" | "Comment Like" | "Post" | "Comment" | "Scrap" | "Job Alert" | "Note")[];
                        quietHours: {
                            isOn: boolean;
                            from: string;
                            to: string;
                        };
                    } | null;
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInformation"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Withdrawal.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    posts: "keep" | "delete";
                    password?: string | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Users.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Upload.one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @default post */
                    purpose?: ("post" | "profile" | "note" | "company-logo" | "company-registration" | "attachment") | null;
                    file: string;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        path: string;
                        thumbnailPath: string | null;
                        type: string;
                        size: number;
                        width: number | null;
                        height: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Upload.many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @default post */
                    purpose?: ("post" | "profile" | "note" | "company-logo" | "company-registration" | "attachment") | null;
                    files: string[];
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        path: string;
                        thumbnailPath: string | null;
                        type: string;
                        size: number;
                        width: number | null;
                        height: number | null;
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Files.readPrivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The part that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Files.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The part that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Sessions.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Sessions.reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        refreshToken: string;
                        accessExpire: number;
                        refreshExpire: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Accounts.signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string | null;
                    nickname: string;
                    /** @enum {string} */
                    gender: "male" | "female";
                    nationalityUuid: string;
                    /** @enum {string} */
                    language: "ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn";
                    /** Format: date */
                    birthDate: string;
                    purpose?: string | null;
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        refreshToken: string;
                        accessExpire: number;
                        refreshExpire: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Accounts.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        refreshToken: string;
                        accessExpire: number;
                        refreshExpire: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Accounts.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    /** Format: password */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "SocialSignIn.providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ("google" | "kakao" | "line" | "naver" | "payco" | "apple")[];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "SocialSignIn.step1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "google" | "kakao" | "line" | "naver" | "payco" | "apple";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "SocialSignIn.step2": {
        parameters: {
            query?: {
                state?: string;
                code?: string;
                error?: string;
                user?: string;
            };
            header?: never;
            path: {
                provider: "google" | "kakao" | "line" | "naver" | "payco" | "apple";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Back to the web app. */
            302: {
                headers: {
                    /** @description Where the browser goes. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "SocialSignIn.appleStep2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @default  */
                    state?: string;
                    /** @default  */
                    code?: string;
                    /** @default  */
                    error?: string;
                    /** @default  */
                    user?: string;
                };
            };
        };
        responses: {
            /** @description Back to the web app. */
            302: {
                headers: {
                    /** @description Where the browser goes. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "SocialSignIn.userInfo": {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "sign-up";
                        key: string;
                        /** @enum {string} */
                        provider: "google" | "kakao" | "line" | "naver" | "payco" | "apple";
                        sub: string;
                        email: string | null;
                        name: string | null;
                    } | {
                        /** @constant */
                        status: "signed-in";
                        accessToken: string;
                        refreshToken: string;
                        accessExpire: number;
                        refreshExpire: number;
                    } | {
                        /** @constant */
                        status: "signed-in";
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "SocialSignIn.step3": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "google" | "kakao" | "line" | "naver" | "payco" | "apple";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string | null;
                    nickname: string;
                    /** @enum {string} */
                    gender: "male" | "female";
                    nationalityUuid: string;
                    /** @enum {string} */
                    language: "ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn";
                    /** Format: date */
                    birthDate: string;
                    purpose?: string | null;
                    key: string;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        refreshToken: string;
                        accessExpire: number;
                        refreshExpire: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Blocks.block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isBlocked: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Blocks.unblock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isBlocked: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Events.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Friends.request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendRequest"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Friends.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendRequest"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Friends.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendRequest"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Friends.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Push.readKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publicKey: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Push.subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uuid: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Push.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Posts.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid that the client makes for this write. Sending it again with the same key and body returns what the first one made. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    content: string;
                    hashtagNames?: string[] | null;
                    files?: {
                        name: string;
                        path: string;
                    }[] | null;
                    originalLanguage?: ("ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn") | null;
                    updatedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Posts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    content: string;
                    hashtagNames?: string[] | null;
                    files?: {
                        name: string;
                        path: string;
                    }[] | null;
                    originalLanguage?: ("ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn") | null;
                    updatedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Posts.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Posts.correctLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    originalLanguage: "ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn";
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "PostViewLogs.setDuration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    duration: number;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Reports.report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    targetType: "post" | "comment" | "note" | "user" | "job-posting";
                    targetUuid: string;
                    /** @enum {string} */
                    reason: "SPAM" | "FRAUD" | "ABUSE" | "SEXUAL" | "PRIVACY" | "ILLEGAL" | "OTHER";
                    text?: string | null;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uuid: string;
                        /** @enum {string} */
                        targetType: "post" | "comment" | "note" | "user" | "job-posting";
                        targetUuid: string;
                        /** @enum {string} */
                        reason: "SPAM" | "FRAUD" | "ABUSE" | "SEXUAL" | "PRIVACY" | "ILLEGAL" | "OTHER";
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Administration.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    nickname?: string | null;
                    language?: ("ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn") | null;
                    profileImageUrl?: null;
                    suspendedUntil?: string | null;
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Administration.setRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                role: "USER" | "PARTNER" | "MODERATOR" | "ADMIN";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "PostReactions.like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        likes: number;
                        dislikes: number;
                        type: ("Like" | "Dislike") | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "PostReactions.dislike": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        likes: number;
                        dislikes: number;
                        type: ("Like" | "Dislike") | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "PostReactions.scrap": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isScrapped: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "PostReactions.unscrap": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isScrapped: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "JobPostings.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid that the client makes for this write. Sending it again with the same key and body returns what the first one made. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    jobCategories: {
                        jobCategoryMainId: number | string;
                        jobCategorySubId?: (number | string) | null;
                    }[];
                    description: string;
                    originalLanguage?: ("ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn") | null;
                    salaryTypeId: number | string;
                    salaryAmountMin?: (number | string) | null;
                    salaryAmountMax?: (number | string) | null;
                    workingTime: number | string;
                    regions: {
                        region: string;
                        detailRegion: string;
                    }[];
                    isRemote?: boolean | null;
                    career: number | string;
                    educationId?: (number | string) | null;
                    visas: {
                        visaMainId: number | string;
                        visaSubId?: (number | string) | null;
                    }[];
                    languageLevels: (number | string)[];
                    extraInfo?: string | null;
                    employmentType: number | string;
                    /** Format: date */
                    deadlineDate: string;
                    isPublic?: boolean | null;
                    contactName: string;
                    contactMobile: string;
                    contactPhone: string;
                    contactEmail: string;
                    updatedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPosting"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "JobPostings.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    jobCategories: {
                        jobCategoryMainId: number | string;
                        jobCategorySubId?: (number | string) | null;
                    }[];
                    description: string;
                    originalLanguage?: ("ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn") | null;
                    salaryTypeId: number | string;
                    salaryAmountMin?: (number | string) | null;
                    salaryAmountMax?: (number | string) | null;
                    workingTime: number | string;
                    regions: {
                        region: string;
                        detailRegion: string;
                    }[];
                    isRemote?: boolean | null;
                    career: number | string;
                    educationId?: (number | string) | null;
                    visas: {
                        visaMainId: number | string;
                        visaSubId?: (number | string) | null;
                    }[];
                    languageLevels: (number | string)[];
                    extraInfo?: string | null;
                    employmentType: number | string;
                    /** Format: date */
                    deadlineDate: string;
                    isPublic?: boolean | null;
                    contactName: string;
                    contactMobile: string;
                    contactPhone: string;
                    contactEmail: string;
                    updatedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPosting"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "JobPostings.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "JobPostings.setState": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "OPEN" | "CLOSED";
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPosting"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "JobPostings.correctLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    originalLanguage: "ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn";
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPosting"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "JobPostings.scrap": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isScrapped: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Companies.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName: string;
                    businessRegistrationNumber: string;
                    homepageUrl?: string | null;
                    logoFileName?: string | null;
                    logoFileUrl?: string | null;
                    managerName: string;
                    managerPhone: string;
                    managerMobile: string;
                    managerEmail: string;
                    businessRegistrationFileName: string;
                    businessRegistrationFileUrl: string;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetail"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Companies.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName: string;
                    businessRegistrationNumber: string;
                    homepageUrl?: string | null;
                    logoFileName?: string | null;
                    logoFileUrl?: string | null;
                    managerName: string;
                    managerPhone: string;
                    managerMobile: string;
                    managerEmail: string;
                    businessRegistrationFileName?: string | null;
                    businessRegistrationFileUrl?: string | null;
                    updatedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetail"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Companies.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Suggestions.suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subjectType: string;
                    subjectUuid: string;
                    field: string;
                    /** @enum {string} */
                    language: "ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn";
                    text: string;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationSuggestion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Suggestions.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationSuggestion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Suggestions.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationSuggestion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "JobAlerts.keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    keyword?: string | null;
                    /** @default null */
                    regions?: {
                        regionLevelOneId?: (number | string) | null;
                        regionLevelTwoId?: (number | string) | null;
                    }[] | null;
                    /** @default null */
                    jobCategories?: {
                        jobCategoryMainId?: (number | string) | null;
                        jobCategorySubId?: (number | string) | null;
                    }[] | null;
                    /** @default null */
                    visas?: {
                        visaMainId?: (number | string) | null;
                        visaSubId?: (number | string) | null;
                    }[] | null;
                    /** @default null */
                    languageIds?: (number | string)[] | null;
                    /** @default null */
                    employmentTypes?: (number | string)[] | null;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAlert"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "JobAlerts.forget": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Comments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid that the client makes for this write. Sending it again with the same key and body returns what the first one made. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    postUuid: string;
                    content: string;
                    parentCommentUuid?: string | null;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Comments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Comments.correctLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    originalLanguage: "ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn";
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Comments.removeMany": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commentUuids: string[];
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Comments.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: string;
                commentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Comments.like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        likes: number;
                        type: "Like" | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Notes.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid that the client makes for this write. Sending it again with the same key and body returns what the first one made. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    content?: string | null;
                    fileUrl?: string | null;
                };
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Notes.translate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn";
                };
            };
        };
        responses: {
            /** @description It is done, and this is how it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uuid: string;
                        /** @enum {string} */
                        language: "ko" | "en" | "zh" | "ja" | "th" | "vi" | "km" | "tl" | "bn";
                        content: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Notes.removeManyReceived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    noteUuids: string[];
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Notes.removeManySent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    noteUuids: string[];
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Notes.removeReceived": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
    "Notes.removeSent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            default: components["responses"]["Failed"];
        };
    };
}
