// The strategy packages that bring no types, or types that do not load; all of them derive from passport-oauth2.

declare module 'passport-google-oauth20' {
  import OAuth2Strategy from 'passport-oauth2';
  export class Strategy extends OAuth2Strategy {}
}

declare module 'passport-kakao' {
  import OAuth2Strategy from 'passport-oauth2';
  export class Strategy extends OAuth2Strategy {}
}

declare module 'passport-naver-v2' {
  import OAuth2Strategy from 'passport-oauth2';
  export class Strategy extends OAuth2Strategy {}
}

declare module 'passport-line' {
  import OAuth2Strategy from 'passport-oauth2';
  export interface LineOptions extends OAuth2Strategy.StrategyOptions {
    channelID: string;
    channelSecret: string;
  }
  export class Strategy extends OAuth2Strategy {
    constructor(options: LineOptions, verify: OAuth2Strategy.VerifyFunction);
  }
}

declare module 'passport-apple' {
  import OAuth2Strategy from 'passport-oauth2';
  export interface AppleOptions extends OAuth2Strategy.StrategyOptions {
    teamID: string;
    keyID: string;
    privateKeyString: string;
  }
  export class Strategy extends OAuth2Strategy {
    constructor(options: AppleOptions, verify: OAuth2Strategy.VerifyFunction);
  }
}
