import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import type { EntityManager } from 'typeorm';
import type { FileStore } from '../features/files/file-store.js';
import { prepareFile, removeAll, type NewFile } from '../features/files/prepare-file.js';
import { companies, type SampleCompany } from './companies.js';
import { companyLogo } from './company-logos.js';
import { pdfDocument } from './documents.js';
import { insertRows, type Row } from './insert-rows.js';
import { personByKey } from './people.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a sample company has in the store. */
interface CompanyFiles {
  logo: NewFile;
  certificate: NewFile;
}

/** Writes the logo and the certificate of every sample company into the store, by owner. */
export async function writeCompanyFiles(store: FileStore): Promise<Map<string, CompanyFiles>> {
  const written = new Map<string, CompanyFiles>();
  for (const { owner, number, logo } of companies) {
    const drawn = await sharp(Buffer.from(companyLogo(logo)))
      .png()
      .toBuffer();
    const lines = [`Number: ${number}`, 'A sample: no such company is registered.'];
    const certificate = pdfDocument('Business registration certificate', lines);
    written.set(owner, {
      logo: await write(store, drawn, '로고.png', 'company-logo'),
      certificate: await write(store, certificate, '사업자등록증.pdf', 'company-registration'),
    });
  }
  return written;
}

/** Loads the sample companies with what they were told; their owners are there by now. */
export async function loadCompanies(manager: EntityManager, files: Map<string, CompanyFiles>): Promise<void> {
  for (const company of companies) {
    const [owner] = await manager.query<{ uuid: string }[]>(
      `select user_uuid as uuid from identities where provider = 'password' and sub = $1`,
      [personByKey(company.owner).email],
    );
    const stored = files.get(company.owner);
    if (owner && stored) await loadCompany(manager, company, stored, owner.uuid);
  }
}

async function loadCompany(
  manager: EntityManager,
  company: SampleCompany,
  { logo, certificate }: CompanyFiles,
  ownerUuid: string,
): Promise<void> {
  const [uuid, logoUuid, certificateUuid] = [randomUUID(), randomUUID(), randomUUID()];
  const [registered, reviewed] = [daysAgo(company.days), daysAgo(company.days - 1)];
  const isReviewed = company.status !== 'pending';
  await insertRows(manager, 'files', [
    fileRow(logoUuid, ownerUuid, 'company-logo', logo),
    fileRow(certificateUuid, ownerUuid, 'company-registration', certificate),
  ]);
  await insertRows(manager, 'companies', [
    {
      ...writtenIn(company),
      uuid,
      owner_uuid: ownerUuid,
      created_at: registered,
      submitted_at: registered,
      updated_at: isReviewed ? reviewed : registered,
      logo_file_name: logo.name,
      logo_file_uuid: logoUuid,
      registration_file_name: certificate.name,
      registration_file_uuid: certificateUuid,
      status: company.status,
      rejection_reason: company.reason ?? '',
      approved_at: company.status === 'approved' ? reviewed : null,
    },
  ]);
  if (isReviewed) await insertRows(manager, 'company_notifications', [notificationRow(company, uuid, reviewed)]);
}

function writtenIn({ owner, name, number, homepage, manager }: SampleCompany): Row {
  // Numbers of a range that no network gives out.
  const digits = number.slice(-4);
  return {
    company_name: name,
    business_registration_number: number,
    homepage_url: homepage,
    manager_name: manager,
    manager_phone: `0200000${digits}`.slice(0, 10),
    manager_mobile: `0100000${digits}`,
    manager_email: `${owner}@company.example`,
  };
}

function notificationRow({ status, reason = '' }: SampleCompany, companyUuid: string, at: string): Row {
  return {
    uuid: randomUUID(),
    company_uuid: companyUuid,
    created_at: at,
    type: status === 'rejected' ? 'rejection' : 'approval',
    rejection_reason: reason,
    read_at: status === 'rejected' ? null : at,
  };
}

function fileRow(uuid: string, ownerUuid: string, purpose: string, { thumbnailPath, ...file }: NewFile): Row {
  return { ...file, uuid, owner_uuid: ownerUuid, purpose, thumbnail_path: thumbnailPath, attached_at: daysAgo(0) };
}

async function write(
  store: FileStore,
  bytes: Buffer,
  name: string,
  purpose: 'company-logo' | 'company-registration',
): Promise<NewFile> {
  const place = store.temporary();
  await fs.writeFile(place, bytes);
  const { file, parts } = await prepareFile(store, { name, place, size: bytes.length }, purpose);
  for (const { temporary, name: stored } of parts) await store.publish(temporary, stored);
  await removeAll(place);
  return file;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
