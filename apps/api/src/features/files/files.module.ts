import { Module } from '@nestjs/common';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { FilesWorker } from './files.worker.js';
import { UploadController } from './upload.controller.js';

@Module({
  controllers: [UploadController, FilesController],
  providers: [FilesService, FileStore, FilesWorker],
  exports: [FilesService],
})
export class FilesModule {}
