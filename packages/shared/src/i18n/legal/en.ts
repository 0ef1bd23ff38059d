import type { LegalTexts } from '../legal.ts';

export const legal: LegalTexts = {
  language: 'en',
  terms: [
    {
      title: '1. What Haiko is',
      paragraphs: [
        'Haiko is a place where people from abroad who live or work in Korea talk with one another, find everyday information and see job announcements, in nine languages. These terms are the agreement between you and the operator of this service.',
        'You can read the community, notices, guides, places and job announcements without an account. For everything else you need one, and you accept these terms when you sign up.',
      ],
    },
    {
      title: '2. Your account',
      paragraphs: [
        'You must be 14 years or older. Please give your true gender, nationality and birth date; your nickname may be whatever you like, as long as it is not somebody else’s and does not pretend to be the operator.',
        'One account is for one person. Keep your password to yourself, and log out on devices that you share. What is done with your account counts as done by you.',
        'You can change your nickname once every 7 days.',
      ],
    },
    {
      title: '3. What you write',
      paragraphs: [
        'Your posts, comments and pictures remain yours. You allow us to store them, to show them to the readers of Haiko, to resize pictures, and to translate texts into the other languages of Haiko. This permission ends when you delete them.',
        'Translations are made by machines and can be wrong. Readers can always see the original, and the original is what counts.',
        'Private notes are for the person you send them to. They are translated only when one of you asks for it.',
      ],
    },
    {
      title: '4. What is not allowed',
      paragraphs: [
        'Insults, threats and hatred against people because of their origin, language, religion, gender or anything else; sexual content; pictures of others without their consent; other people’s personal data.',
        'Fraud and advertising: false job announcements, brokers who take money for work or visas, money transfer outside the law, gambling, and the same message again and again.',
        'Anything that Korean law forbids, and anything that disturbs the service: collecting data by machines, breaking in, or making many accounts.',
      ],
    },
    {
      title: '5. When rules are broken',
      paragraphs: [
        'Anyone can report a post, a comment, a note, a person or a job announcement. What three different people have reported is hidden until a moderator has looked at it.',
        'Moderators can remove content and suspend an account. If you think that a decision about you is wrong, write to the operator and a person will look at it again.',
      ],
    },
    {
      title: '6. Job announcements',
      paragraphs: [
        'Companies can publish announcements after the operator has checked their business registration. We do not check every statement in an announcement, and we are no party to a contract between you and an employer.',
        'Announcements from other sites are marked and open there; the terms of that site apply. For some visas private job mediation is restricted by law, and Haiko says so where it knows. Hints about pay, visas and working hours are information and not legal advice.',
        'Never pay money to get a job, and never hand over your passport.',
      ],
    },
    {
      title: '7. Exchange rates, guides and places',
      paragraphs: [
        'Exchange rates, guides and places come from public sources and from people who know the subject. They can be late or out of date. Please ask the responsible office or your bank before you decide something important.',
      ],
    },
    {
      title: '8. The service',
      paragraphs: [
        'Haiko is free for residents. It can be interrupted for maintenance or by failures, and it changes as we improve it. We are liable where we act with intent or gross negligence and wherever the law does not let us exclude it.',
        'You can close your account at any time, without a reason. You decide then whether your posts and comments stay, without your name, or are deleted.',
      ],
    },
    {
      title: '9. Changes and law',
      paragraphs: [
        'If these terms change, we announce it as a notice at least 7 days before, and 30 days before if the change is to your disadvantage. If you do not agree, you can close your account.',
        'The law of the Republic of Korea applies. If versions in different languages differ, the Korean one decides. Rights that consumer law gives you are not touched.',
        'The operator’s name and address are published on the Notice page.',
      ],
    },
  ],
  privacy: [
    {
      title: '1. In short',
      paragraphs: [
        'We keep what the service needs and no more. We do not sell data, we show no advertising by third parties, and we do not follow you on other sites. You can see, correct, download and delete your data.',
      ],
    },
    {
      title: '2. What we keep',
      paragraphs: [
        'From your sign-up: nickname, gender, nationality, language, birth date, the purpose of joining if you give one, and which version of the terms you accepted and when.',
        'For logging in: your e-mail address and a one-way hash of your password, never the password; or, when you log in with Google, Kakao, LINE, NAVER, PAYCO or Apple, the number by which that company knows you, and your name and e-mail address if it passes them on. We never learn your password there.',
        'What you make: posts, comments, pictures, likes, scraps, friends, notes, reports, and the nationalities and filters you choose. If you store your visa, only you can see it.',
        'Technical data: when and for how long a post is viewed, and short-lived records of requests. Network addresses are kept only as keyed hashes, to count views once and to stop abuse.',
      ],
    },
    {
      title: '3. What we use it for',
      paragraphs: [
        'To give you the service you signed up for; to show your posts with your nickname, nationality and profile image; to check that people are old enough; to keep the service safe; and to meet legal duties. The legal basis is our agreement with you, your consent where we ask for it, and the law.',
      ],
    },
    {
      title: '4. What others see',
      paragraphs: [
        'Everyone sees your nickname, profile image, nationality, posts and comments. Nobody sees your e-mail address, name, birth date, gender, purpose of joining or visa.',
        'Who liked or scrapped a post is not shown; only the number is. Notes are seen by you and the person you write to.',
        'Location and camera data hidden in pictures are removed when you upload them.',
      ],
    },
    {
      title: '5. Who else receives data',
      paragraphs: [
        'Translation services receive the text of public posts, comments and announcements to translate them, without your name. A note is sent to one only when you ask for its translation.',
        'The company whose button you use to log in learns that you log in to Haiko. Authorities receive data only where a law obliges us.',
        'Where a provider works outside Korea, the data are processed there. The operator lists the providers in use on the Notice page.',
      ],
    },
    {
      title: '6. On your device',
      paragraphs: [
        'Your browser stores your login, your language, your theme and drafts of what you write. While you log in with another company a cookie protects the way there and back. There are no advertising or analytics cookies.',
        'Logging out removes everything but language and theme.',
      ],
    },
    {
      title: '7. How long we keep it',
      paragraphs: [
        'As long as you have an account. When you close it, your personal data are erased at once and your sessions end; posts and comments are deleted or stay without your name, as you choose. People you wrote to keep the notes, without your name.',
        'A login ends after 14 days without use and after 90 days at the latest. Uploaded files that belong to nothing are deleted after 24 hours. What a law obliges us to keep is kept apart for that time.',
      ],
    },
    {
      title: '8. How we protect it',
      paragraphs: [
        'Connections are encrypted, passwords are stored with a slow hash, keys for logging in are short-lived and stored as hashes, files that are private are given only to those who may see them, and administrators’ actions are recorded.',
        'If data are lost or seen by strangers in spite of this, we tell the people concerned and the authorities as the law asks.',
      ],
    },
    {
      title: '9. Your rights',
      paragraphs: [
        'You can see and correct your data in My info, download all of it as a file, and close your account there. You can object to a use of your data and take back a consent.',
        'We collect no data from children under 14; if it happens, we delete it.',
        'The person responsible for personal data and how to reach them are published on the Notice page. You can also turn to the Personal Information Protection Commission of Korea or call 118.',
      ],
    },
    {
      title: '10. Changes',
      paragraphs: [
        'If this policy changes, we announce it as a notice at least 7 days before, with the date from which it applies.',
      ],
    },
  ],
};
