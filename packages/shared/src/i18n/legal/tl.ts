import type { LegalTexts } from '../legal.ts';

export const legal: LegalTexts = {
  language: 'tl',
  terms: [
    {
      title: '1. Ano ang Haiko',
      paragraphs: [
        'Ang Haiko ay lugar kung saan nag-uusap ang mga dayuhang naninirahan o nagtatrabaho sa Korea, nakakahanap ng impormasyon para sa araw-araw at nakakakita ng mga anunsyo ng trabaho, sa siyam na wika. Ang mga tuntuning ito ang kasunduan mo at ng tagapagpatakbo ng serbisyong ito.',
        'Mababasa mo ang komunidad, mga paunawa, gabay, lugar at anunsyo ng trabaho kahit walang account. Para sa lahat ng iba pa, kailangan mo ng account, at tinatanggap mo ang mga tuntuning ito kapag nag-sign up ka.',
      ],
    },
    {
      title: '2. Ang account mo',
      paragraphs: [
        'Dapat ay 14 na taong gulang ka pataas. Ibigay mo ang totoo mong kasarian, nasyonalidad at petsa ng kapanganakan. Malaya kang pumili ng palayaw, basta hindi ito sa ibang tao at hindi nagpapanggap na tagapagpatakbo.',
        'Isang account para sa isang tao. Huwag ibigay kahit kanino ang password mo, at mag-log out sa mga device na may ibang gumagamit. Ituturing na ikaw ang gumawa ng anumang ginawa gamit ang account mo.',
        'Maaari mong palitan ang iyong palayaw nang isang beses kada 7 araw.',
      ],
    },
    {
      title: '3. Ang mga isinusulat mo',
      paragraphs: [
        'Sa iyo pa rin ang iyong mga post, comment at larawan. Pinapayagan mo kaming iimbak ang mga ito, ipakita sa mga mambabasa ng Haiko, baguhin ang laki ng mga larawan, at isalin ang mga teksto sa iba pang wika ng Haiko. Natatapos ang pahintulot na ito kapag binura mo ang mga ito.',
        'Mga makina ang gumagawa ng salin at maaari itong magkamali. Laging makikita ng mambabasa ang orihinal, at ang orihinal ang masusunod.',
        'Ang mga pribadong mensahe ay para lang sa taong pinadalhan mo. Isinasalin lang ang mga ito kapag hiniling ng isa sa inyo.',
      ],
    },
    {
      title: '4. Ang mga ipinagbabawal',
      paragraphs: [
        'Pang-iinsulto, pananakot at pagkapoot sa tao dahil sa pinagmulan, wika, relihiyon, kasarian o anupaman; seksuwal na nilalaman; larawan ng iba na walang pahintulot nila; personal na datos ng ibang tao.',
        'Panloloko at pagpapatalastas: mga pekeng anunsyo ng trabaho, mga ahenteng naniningil para sa trabaho o visa, ilegal na pagpapadala ng pera, sugal, at paulit-ulit na parehong mensahe.',
        'Anumang labag sa batas ng Korea, at anumang nakakagambala sa serbisyo: pangongolekta ng datos gamit ang makina, pag-hack, o paggawa ng maraming account.',
      ],
    },
    {
      title: '5. Kapag may lumabag sa mga patakaran',
      paragraphs: [
        'Kahit sino ay maaaring mag-report ng post, comment, mensahe, tao o anunsyo ng trabaho. Itinatago ang anumang na-report ng tatlong magkakaibang tao hanggang masuri ito ng moderator.',
        'Maaaring mag-alis ng nilalaman at magsuspinde ng account ang mga moderator. Kung sa tingin mo ay mali ang desisyon tungkol sa iyo, sumulat ka sa tagapagpatakbo at may taong muling titingin dito.',
      ],
    },
    {
      title: '6. Mga anunsyo ng trabaho',
      paragraphs: [
        'Makakapag-anunsyo ang mga kumpanya kapag nasuri na ng tagapagpatakbo ang rehistro ng negosyo nila. Hindi namin sinusuri ang bawat pahayag sa isang anunsyo, at hindi kami bahagi ng kontrata mo at ng employer.',
        'May tanda ang mga anunsyo mula sa ibang site at doon bumubukas ang mga ito; ang mga tuntunin ng site na iyon ang masusunod. May mga visa na nililimitahan ng batas ang pribadong paghahanap ng trabaho, at sinasabi ito ng Haiko kung alam nito. Ang mga paalala tungkol sa sahod, visa at oras ng trabaho ay impormasyon at hindi payong legal.',
        'Huwag na huwag magbayad para magkatrabaho, at huwag ibigay kaninuman ang iyong pasaporte.',
      ],
    },
    {
      title: '7. Palitan ng pera, mga gabay at lugar',
      paragraphs: [
        'Ang palitan ng pera, mga gabay at lugar ay galing sa mga pampublikong pinagkukunan at sa mga taong may alam sa paksa. Maaaring huli o luma na ang mga ito. Magtanong muna sa kinauukulang tanggapan o sa iyong bangko bago gumawa ng mahalagang desisyon.',
      ],
    },
    {
      title: '8. Ang serbisyo',
      paragraphs: [
        'Libre ang Haiko para sa mga naninirahan sa Korea. Maaari itong maantala dahil sa maintenance o aberya, at nagbabago ito habang pinapahusay namin. May pananagutan kami kung sinadya namin o kung malubha ang aming kapabayaan, at saanman hindi kami pinapayagan ng batas na umiwas sa pananagutan.',
        'Maaari mong isara ang iyong account anumang oras, nang walang dahilan. Ikaw ang magpapasya kung mananatili ang mga post at comment mo nang wala ang iyong pangalan, o buburahin.',
      ],
    },
    {
      title: '9. Mga pagbabago at batas',
      paragraphs: [
        'Kung magbabago ang mga tuntuning ito, ipapahayag namin ito bilang paunawa nang hindi bababa sa 7 araw bago nito, at 30 araw kung hindi pabor sa iyo ang pagbabago. Kung hindi ka sang-ayon, maaari mong isara ang iyong account.',
        'Batas ng Republika ng Korea ang umiiral. Kung magkaiba ang mga bersyon sa iba’t ibang wika, ang Korean ang masusunod. Hindi nito binabawasan ang mga karapatang ibinibigay sa iyo ng batas para sa mga mamimili.',
        'Nakalathala sa page ng Paunawa ang pangalan at address ng tagapagpatakbo.',
      ],
    },
  ],
  privacy: [
    {
      title: '1. Sa madaling salita',
      paragraphs: [
        'Iniimbak lang namin ang kailangan ng serbisyo at wala nang iba. Hindi kami nagbebenta ng datos, walang patalastas ng iba, at hindi ka namin sinusundan sa ibang site. Maaari mong tingnan, itama, i-download at burahin ang datos mo.',
      ],
    },
    {
      title: '2. Ang mga iniimbak namin',
      paragraphs: [
        'Mula sa pag-sign up: palayaw, kasarian, nasyonalidad, wika, petsa ng kapanganakan, ang layunin ng pagsali kung nagbigay ka, at kung aling bersyon ng mga tuntunin ang tinanggap mo at kailan.',
        'Para sa pag-log in: ang e-mail address mo at isang one-way hash ng password mo, hindi kailanman ang password mismo; o kung nagla-log in ka gamit ang Google, Kakao, LINE, NAVER, PAYCO o Apple, ang numerong pagkakakilanlan mo sa kumpanyang iyon, at ang pangalan at e-mail address mo kung ibinibigay nila. Hindi namin kailanman nalalaman ang password mo roon.',
        'Ang mga ginagawa mo: mga post, comment, larawan, like, na-save, kaibigan, mensahe, report, at ang mga nasyonalidad at filter na pinili mo. Kung ise-save mo ang visa mo, ikaw lang ang makakakita nito.',
        'Teknikal na datos: kung kailan at gaano katagal tiningnan ang isang post, at mga panandaliang tala ng mga kahilingan. Ang mga network address ay iniimbak lang bilang hash na may susi, para isang beses lang bilangin ang view at para pigilan ang pang-aabuso.',
      ],
    },
    {
      title: '3. Kung saan namin ito ginagamit',
      paragraphs: [
        'Para ibigay ang serbisyong sinalihan mo; para ipakita ang mga post mo kasama ng palayaw, nasyonalidad at larawan sa profile; para matiyak na sapat ang edad ng mga tao; para mapanatiling ligtas ang serbisyo; at para tuparin ang mga tungkulin sa batas. Ang legal na batayan ay ang kasunduan natin, ang pahintulot mo kung hinihingi namin, at ang batas.',
      ],
    },
    {
      title: '4. Ang nakikita ng iba',
      paragraphs: [
        'Nakikita ng lahat ang iyong palayaw, larawan sa profile, nasyonalidad, mga post at comment. Walang nakakakita ng iyong e-mail address, pangalan, petsa ng kapanganakan, kasarian, layunin ng pagsali o visa.',
        'Hindi ipinapakita kung sino ang nag-like o nag-save ng post; ang bilang lang. Ikaw at ang taong sinulatan mo lang ang nakakakita ng mga mensahe.',
        'Inaalis ang datos ng lokasyon at camera na nakatago sa mga larawan kapag in-upload mo ang mga ito.',
      ],
    },
    {
      title: '5. Kung sino pa ang tumatanggap ng datos',
      paragraphs: [
        'Natatanggap ng mga serbisyo sa pagsasalin ang teksto ng mga pampublikong post, comment at anunsyo para isalin ang mga ito, nang wala ang pangalan mo. Ipinapadala lang ang isang mensahe roon kapag hiniling mong isalin ito.',
        'Nalalaman ng kumpanyang may-ari ng button na ginamit mo sa pag-log in na nagla-log in ka sa Haiko. Tumatanggap lang ng datos ang mga awtoridad kapag iniuutos sa amin ng batas.',
        'Kung nasa labas ng Korea ang isang provider, doon pinoproseso ang datos. Nakalista sa page ng Paunawa ang mga provider na ginagamit.',
      ],
    },
    {
      title: '6. Sa device mo',
      paragraphs: [
        'Iniimbak ng browser mo ang pag-log in mo, ang wika, ang tema at ang mga draft ng isinusulat mo. Habang nagla-log in ka sa pamamagitan ng ibang kumpanya, may cookie na nagpoprotekta sa pagpunta roon at pagbalik. Walang cookie para sa patalastas o analytics.',
        'Kapag nag-log out ka, inaalis ang lahat maliban sa wika at tema.',
      ],
    },
    {
      title: '7. Kung gaano katagal namin ito iniimbak',
      paragraphs: [
        'Hangga’t may account ka. Kapag isinara mo ito, binubura agad ang personal mong datos at nagtatapos ang lahat ng pag-log in mo; ang mga post at comment ay binubura o nananatili nang wala ang pangalan mo, ayon sa pinili mo. Mananatili ang mga mensahe sa mga taong sinulatan mo, nang wala ang pangalan mo.',
        'Natatapos ang isang pag-log in pagkatapos ng 14 na araw na hindi ginagamit, at hindi ito tatagal nang lampas sa 90 araw. Binubura pagkatapos ng 24 na oras ang mga in-upload na file na hindi ginamit saanman. Hiwalay na iniimbak sa panahong itinakda ang anumang iniuutos ng batas na ingatan.',
      ],
    },
    {
      title: '8. Kung paano namin ito pinoprotektahan',
      paragraphs: [
        'Naka-encrypt ang mga koneksyon, iniimbak ang mga password gamit ang mabagal na hash, panandalian ang mga susi sa pag-log in at iniimbak bilang hash, ibinibigay lang ang mga pribadong file sa mga maaaring tumingin nito, at itinatala ang mga ginagawa ng mga administrator.',
        'Kung mawala pa rin ang datos o makita ng iba, ipapaalam namin ito sa mga taong apektado at sa mga awtoridad ayon sa hinihingi ng batas.',
      ],
    },
    {
      title: '9. Ang mga karapatan mo',
      paragraphs: [
        'Sa “Aking impormasyon”, maaari mong tingnan at itama ang datos mo, i-download ang lahat nito bilang file, at isara ang account mo. Maaari kang tumutol sa isang paggamit ng datos mo at bawiin ang isang pahintulot.',
        'Hindi kami nangongolekta ng datos mula sa mga batang wala pang 14 na taong gulang; kung mangyari ito, binubura namin.',
        'Nakalathala sa page ng Paunawa kung sino ang may pananagutan sa personal na datos at kung paano siya makokontak. Maaari ka ring lumapit sa Personal Information Protection Commission ng Korea o tumawag sa 118.',
      ],
    },
    {
      title: '10. Mga pagbabago',
      paragraphs: [
        'Kung magbabago ang patakarang ito, ipapahayag namin ito bilang paunawa nang hindi bababa sa 7 araw bago nito, kasama ang petsa kung kailan ito magkakabisa.',
      ],
    },
  ],
};
